import { Modal } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'

type DialogProps = {
  title: string
  children: ReactNode
  /** Footer buttons, always visible. */
  actions: ReactNode
  /** Called when Esc is pressed, or the cross. */
  onDismiss: () => void
}

/** An element and what it stands in, innermost first. */
function withAncestors(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return []
  return [element, ...withAncestors(element.parentElement)]
}

/**
 * Gives the focus back to the first of `places` that can have it. What was confirmed may have removed the button
 * that opened the dialog: the card or list it stood in then has the focus, for Tab to go on from.
 */
function giveFocusBack(places: readonly HTMLElement[]) {
  for (const place of places.filter((one) => one.isConnected)) {
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus()
    if (document.activeElement === place) return
  }
}

/** Modal dialog: open while rendered; returns the focus to where it was. */
export function Dialog({ title, children, actions, onDismiss }: DialogProps) {
  // Read before the dialog takes the focus.
  const [places] = useState(() => withAncestors(document.activeElement))
  useEffect(() => () => giveFocusBack(places), [places])
  return (
    <Modal
      open
      width={640}
      title={title}
      footer={actions}
      onCancel={onDismiss}
      // A click beside it is a slip more often than a wish: what was typed would be lost.
      mask={{ closable: false }}
    >
      {children}
    </Modal>
  )
}
