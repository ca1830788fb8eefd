import { Button } from 'antd'
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { BoughtGoods } from './bought-goods'
import s from './comment-list.module.css'

type CommentItemProps = ComponentProps<typeof BoughtGoods> & {
  /** What the button that opens the form does; null for goods without a form. */
  action: '评价' | '追评' | null
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  form: (ways: FormWays) => ReactNode
}

/** How a form is left for good. */
type FormWays = { finish: () => void; cancel: () => void }

/**
 * Bought goods with what is said of them, and the form to say more. A form that was begun and closed keeps what
 * it holds, pictures too; cancelling it gives the focus back to its button.
 */
export function CommentItem({ goods, children, action, isOpen, onOpen, form }: CommentItemProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isBegun, setBegun] = useState(isOpen)
  if (isOpen && !isBegun) setBegun(true)

  function toggle({ detail }: MouseEvent) {
    // The second press of a double click would close what the first has opened.
    if (detail < 2) onOpen(!isOpen)
  }

  function finish() {
    setBegun(false)
    onOpen(false)
  }

  function cancel() {
    finish()
    opener.current?.focus()
  }

  return (
    <li className={s.item}>
      <div className={s.row}>
        <BoughtGoods goods={goods}>{children}</BoughtGoods>
        {action ? (
          <Button
            ref={opener}
            {...(action === '评价' && { type: 'primary', ghost: true })}
            aria-label={`${action} ${goods.title}`}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {action}
          </Button>
        ) : null}
      </div>
      {isBegun ? <div hidden={!isOpen}>{form({ finish, cancel })}</div> : null}
    </li>
  )
}
