import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { moveFocus } from './arrow-keys'
import { Button } from './button'
import { Icon } from './icon'
import { MallLink } from './mall-link'
import s from './menu-button.module.css'
import { useDismiss } from './use-dismiss'

type MenuItem = { label: string } & ({ href: string } | { onChoose: () => void })

type MenuButtonProps = { label: string; items: readonly MenuItem[]; isPending?: boolean }

type ItemProps = { item: MenuItem; onChosen: () => void }

function Item({ item, onChosen }: ItemProps): ReactNode {
  if ('href' in item) {
    return (
      <MallLink className={s.item} href={item.href}>
        {item.label}
      </MallLink>
    )
  }
  function handleChoose() {
    onChosen()
    if ('onChoose' in item) item.onChoose()
  }
  return (
    <button type="button" className={s.item} onClick={handleChoose}>
      {item.label}
    </button>
  )
}

/** A button that shows a short list of actions: arrow keys move in it, Esc closes it. */
export function MenuButton({ label, items, isPending = false }: MenuButtonProps) {
  const root = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, isOpen, close)
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isOpen])

  // The list goes with the focus in it.
  function handleChosen() {
    close()
    root.current?.querySelector('button')?.focus()
  }

  return (
    <span ref={root} className={s.root}>
      <Button
        size="s"
        isPending={isPending}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="down" size={12} />
      </Button>
      {isOpen ? (
        <ul ref={list} aria-label={label} className={s.list} onKeyDown={moveFocus}>
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} onChosen={handleChosen} />
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  )
}
