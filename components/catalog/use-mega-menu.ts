import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'

export const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250

function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])
}

function pointerOf({ nativeEvent }: MouseEvent): string {
  return nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : ''
}

function useMenuState() {
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActive] = useState<number | null>(null)
  /** Moves the focus into the flyout as soon as it has content. */
  const [isEntered, setEntered] = useState(false)
  const activate = useCallback((id: number | null, { enter = false } = {}) => {
    setActive(id)
    setEntered(enter)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    activate(null)
  }, [activate])
  return { isOpen, activeId, isEntered, open: () => setOpen(true), activate, close }
}

/** Open state of the mega menu with hover intent; touch and keyboard act at once. */
export function useMegaMenu(firstId: number | undefined) {
  const menu = useMenuState()
  const flyout = useRef<HTMLDivElement>(null)
  const later = useTimer()
  const hover = (ms: number, run: () => void) => (event: ReactPointerEvent) => {
    if (event.pointerType !== 'touch') later(ms, run)
  }
  /** Cancels the pending hover: the pointer reached its target. */
  const stay = hover(0, () => {})

  /** Opens the menu with the first category: half of it would be empty. */
  function openFilled() {
    menu.open()
    if (menu.activeId === null && firstId) menu.activate(firstId)
  }

  return {
    ...menu,
    flyout,
    hover,
    root: {
      // Re-entering in time cancels the closing.
      onPointerEnter: stay,
      onPointerLeave: hover(CLOSE_AFTER_MS, menu.close),
    },
    button: {
      onPointerEnter: hover(OPEN_AFTER_MS, openFilled),
      // Hovering has opened it already: the mouse click must not close it again.
      onClick: (event: MouseEvent) => {
        const pointer = pointerOf(event)
        if (menu.isOpen && pointer !== 'mouse') return menu.close()
        // A keyboard moves in the list first.
        if (pointer === '') menu.open()
        else openFilled()
      },
    },
  }
}
