import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { ListHead } from '@/contract/purchase-list'
import { routes } from '@/contract/routes'
import { dayText } from './day-text'
import { ListNameForm } from './list-name-form'
import s from './lists.module.css'

type ListRowProps = { list: ListHead; onSaid: (text: string) => void; onDelete: () => void }

/** A purchase list: the way into it, its name to change, and away with it. */
export function ListRow({ list, onSaid, onDelete }: ListRowProps) {
  const { id, name, lineCount, updatedAt } = list
  const [isRenaming, setRenaming] = useState(false)

  if (isRenaming) {
    return (
      <li className={s.row}>
        <ListNameForm
          list={list}
          label={`“${name}”的新名称`}
          submitText="保存"
          onSaved={(next) => {
            setRenaming(false)
            onSaid(`已改名为“${next}”`)
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  }
  return (
    <li className={s.row}>
      <MallLink className={s.name} href={routes.userInfo({ section: 'lists', listId: id })}>
        {name}
      </MallLink>
      <span className={s.facts}>
        {lineCount} 种商品 · {dayText(updatedAt)} 更新
      </span>
      <span className={s.ways}>
        <Button size="s" aria-label={`重命名：${name}`} onClick={() => setRenaming(true)}>
          重命名
        </Button>
        <Button size="s" aria-label={`删除：${name}`} onClick={onDelete}>
          删除
        </Button>
      </span>
    </li>
  )
}
