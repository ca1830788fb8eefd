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

/** Modal dialog: open while rendered; returns the focus to where it was. */
export function Dialog({ title, children, actions, onDismiss }: DialogProps) {
  // Read before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
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
