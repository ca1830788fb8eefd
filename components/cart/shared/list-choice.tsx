import { Flex, Input, Radio } from 'antd'
import { useId } from 'react'
import { LIST_NAME_MAX, PURCHASE_LISTS_MAX } from '@/contract/account/kept-limits-rules'
import type { ListHead } from '@/contract/cart/purchase-list-calls'
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
    <fieldset>
      <legend className={s.legend}>加入哪个清单</legend>
      <Radio.Group name={group} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <Flex vertical gap="small">
          {lists.map((list) => (
            <Radio key={list.id} value={list.id}>
              {list.name} <span className={s.count}>{list.lineCount} 种</span>
            </Radio>
          ))}
          {lists.length < PURCHASE_LISTS_MAX ? (
            <Flex align="center">
              <Radio value={NEW_LIST}>新建清单</Radio>
              <Input
                aria-label="新清单名称"
                maxLength={LIST_NAME_MAX}
                value={name}
                onFocus={() => onChoose(NEW_LIST)}
                onChange={(event) => onName(event.target.value)}
              />
            </Flex>
          ) : null}
        </Flex>
      </Radio.Group>
    </fieldset>
  )
}
