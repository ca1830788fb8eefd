import { type ReactNode, useEffect, useId, useRef } from 'react'
import s from './dialog.module.css'

type DialogProps = {
  title: string
  children: ReactNode
  /** Footer buttons, always visible. */
  actions: ReactNode
  /** Called when Esc is pressed. */
  onDismiss: () => void
}

/** Locks the scroll of the page behind and reserves the width of its scroll bar. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const hasBar = window.innerWidth > clientWidth
  style.overflow = 'hidden'
  style.scrollbarGutter = hasBar ? 'stable' : ''
  return () => {
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

/** Modal dialog: open while rendered; returns the focus to where it was. */
export function Dialog({ title, children, actions, onDismiss }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const titleId = useId()

  useEffect(() => {
    opener.current ??= document.activeElement
    if (!root.current?.open) root.current?.showModal()
    const unlock = lockScroll()
    return () => {
      unlock()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [])

  return (
    <dialog ref={root} className={s.root} aria-labelledby={titleId} onClose={onDismiss}>
      <h2 id={titleId} className={s.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={s.body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      <div className={s.actions}>{actions}</div>
    </dialog>
  )
}
