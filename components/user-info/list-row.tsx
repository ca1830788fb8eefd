import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { ListHead } from '@/contract/purchase-list'
import { routes } from '@/contract/routes'
import { dayText } from './day-text'
import s from './lists.module.css'
import { Renamable } from './renamable'

type ListRowProps = { list: ListHead; onRenamed: (name: string) => void; onDelete: () => void }

/** A purchase list: the way into it, its name to change, and away with it. */
export function ListRow({ list, onRenamed, onDelete }: ListRowProps) {
  const { id, name, lineCount, updatedAt } = list
  return (
    <li className={s.row}>
      <Renamable list={list} onRenamed={onRenamed}>
        {(button) => (
          <>
            <MallLink className={s.name} href={routes.userInfo({ section: 'lists', listId: id })}>
              {name}
            </MallLink>
            <span className={s.facts}>
              {lineCount} 种商品 · {dayText(updatedAt)} 更新
            </span>
            <span className={s.ways}>
              {button}
              <Button size="s" aria-label={`删除：${name}`} onClick={onDelete}>
                删除
              </Button>
            </span>
          </>
        )}
      </Renamable>
    </li>
  )
}
