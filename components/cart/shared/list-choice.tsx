import { useId } from 'react'
import type { ListHead } from '@/contract/cart/purchase-list-calls'
import { LIST_NAME_MAX, PURCHASE_LISTS_MAX } from '@/contract/constants'
import s from './list-dialog.module.css'
import { NEW_LIST } from './use-list-target'

type ListChoiceProps = {
  lists: ListHead[]
  chosen: string
  name: string
  onChoose: (id: string) => void
  onName: (name: string) => void
}

/** Choice of a purchase list: an existing one, or a new one with its name. */
export function ListChoice({ lists, chosen, name, onChoose, onName }: ListChoiceProps) {
  const group = useId()
  return (
    <fieldset className={s.choice}>
      <legend className={s.legend}>加入哪个清单</legend>
      {lists.map((list) => (
        <label key={list.id} className={s.option}>
          <input
            type="radio"
            name={group}
            className={s.radio}
            checked={chosen === list.id}
            onChange={() => onChoose(list.id)}
          />
          <span className={s.name}>{list.name}</span>
          <span className={s.count}>{list.lineCount} 种</span>
        </label>
      ))}
      {lists.length < PURCHASE_LISTS_MAX ? (
        <div className={s.option}>
          <label className={s.new}>
            <input
              type="radio"
              name={group}
              className={s.radio}
              checked={chosen === NEW_LIST}
              onChange={() => onChoose(NEW_LIST)}
            />
            新建清单
          </label>
          <input
            className={s.field}
            aria-label="新清单名称"
            maxLength={LIST_NAME_MAX}
            value={name}
            onFocus={() => onChoose(NEW_LIST)}
            onChange={(event) => onName(event.target.value)}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
