import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { PurchaseList } from '@/contract/purchase-list'
import { routes } from '@/contract/routes'
import s from './list-lines.module.css'
import { ListNameForm } from './list-name-form'

type ListHeadProps = { list: PurchaseList }

/** The name of the list, to be changed, and the way back to all lists. */
export function ListHead({ list }: ListHeadProps) {
  const [isRenaming, setRenaming] = useState(false)
  const close = () => setRenaming(false)
  return (
    <div className={s.head}>
      <MallLink className={s.back} href={routes.userInfo({ section: 'lists' })}>
        <Icon name="left" size={12} />
        全部清单
      </MallLink>
      {isRenaming ? (
        <ListNameForm
          list={list}
          label={`“${list.name}”的新名称`}
          submitText="保存"
          onSaved={close}
          onCancel={close}
        />
      ) : (
        <>
          <h3 className={s.name}>{list.name}</h3>
          <span className={s.count}>{list.lines.length} 种商品</span>
          <Button look="text" onClick={() => setRenaming(true)}>
            重命名
          </Button>
        </>
      )}
    </div>
  )
}
