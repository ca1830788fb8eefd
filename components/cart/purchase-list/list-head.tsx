import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { PurchaseList } from '@/contract/cart/purchase-list-calls'
import { routes } from '@/contract/routes'
import s from './list-lines.module.css'
import { Renamable } from './renamable'

type ListHeadProps = { list: PurchaseList }

/** Name of the list with its rename button, and a link back to all lists. */
export function ListHead({ list }: ListHeadProps) {
  return (
    <div className={s.head}>
      <MallLink className={s.back} href={routes.userInfo('lists')}>
        <Icon name="left" size={12} />
        全部清单
      </MallLink>
      <Renamable list={list} type="link">
        {(button) => (
          <>
            <h3 className={s.name}>{list.name}</h3>
            <span className={s.count}>{list.lines.length} 种商品</span>
            {button}
          </>
        )}
      </Renamable>
    </div>
  )
}
