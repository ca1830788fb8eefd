import { Button } from 'antd'
import { MallLink } from '@/components/ui/mall-link'
import { userInfoAddress } from '@/contract/account/user-info-address'
import type { ListHead } from '@/contract/cart/purchase-list-calls'
import { chinaDate } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import s from './lists.module.css'
import { Renamable } from './renamable'

type ListRowProps = { list: ListHead; onRenamed: (name: string) => void; onDelete: () => void }

/** Row of a purchase list: link, rename and delete. */
export function ListRow({ list, onRenamed, onDelete }: ListRowProps) {
  const { id, name, lineCount, updatedAt } = list
  return (
    <li className={s.row}>
      <Renamable list={list} onRenamed={onRenamed}>
        {(button) => (
          <>
            <MallLink
              className={s.name}
              href={routes.userInfoAt(userInfoAddress.write({ section: 'lists', listId: id }))}
            >
              {name}
            </MallLink>
            <span className={s.facts}>
              {lineCount} 种商品 · {chinaDate(updatedAt)} 更新
            </span>
            <span className={s.ways}>
              {button}
              <Button size="small" aria-label={`删除：${name}`} onClick={onDelete}>
                删除
              </Button>
            </span>
          </>
        )}
      </Renamable>
    </li>
  )
}
