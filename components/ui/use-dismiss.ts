import type { RefObject } from 'react'
import { useEffect } from 'react'

/** In the document's body, whoever opened it. */
const DIALOG = '.ant-modal-root'
const isInDialog = ({ target }: Event) =>
  target instanceof Element && target.closest(DIALOG) !== null

/** Closes an overlay on Esc and on a press outside it, not for what happens in a dialog above it. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!isOpen) return
    const handlePress = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && root.current?.contains(event.target)
      if (!isInside && !isInDialog(event)) close()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isInDialog(event)) return
      close()
      root.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
    }
  }, [root, isOpen, close])
}
