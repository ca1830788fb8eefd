import { useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { ButtonLink } from '@/components/ui/button'
import { PURCHASE_LISTS_MAX } from '@/contract/constants'
import type { ListHead } from '@/contract/purchase-list'
import { routes } from '@/contract/routes'
import { usePurchaseLists } from '@/hooks/use-purchase-lists'
import { DeleteListDialog } from './delete-list-dialog'
import { ListNameForm } from './list-name-form'
import { ListRow } from './list-row'
import { ListsSkeleton } from './list-skeleton'
import s from './lists.module.css'

function NoLists() {
  return (
    <EmptyState
      icon="list"
      title="还没有采购清单"
      text="把经常一起采购的商品存成清单，下次一键全部加入购物车。先在上面新建一个，或在商品页、购物车点“加入清单”。"
    >
      <ButtonLink look="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
      <ButtonLink href={routes.cart()}>去购物车</ButtonLink>
    </EmptyState>
  )
}

/** All purchase lists: making, renaming, deleting; what was done last stays said. */
export function AllLists() {
  const { lists, error, retry } = usePurchaseLists()
  const [said, setSaid] = useState('')
  const [doomed, setDoomed] = useState<ListHead | null>(null)
  if (error && !lists) return <ErrorState message={error.message} onRetry={retry} />
  if (!lists) return <ListsSkeleton />

  function handleGone(name: string) {
    setDoomed(null)
    setSaid(`已删除“${name}”`)
  }

  return (
    <>
      <div className={s.create}>
        {lists.length < PURCHASE_LISTS_MAX ? (
          <ListNameForm
            label="新清单名称"
            submitText="新建清单"
            onSaved={(name) => setSaid(`已新建“${name}”`)}
          />
        ) : (
          <p>已有 {PURCHASE_LISTS_MAX} 个清单，删除不用的才能新建。</p>
        )}
        <p className={s.said} role="status">
          {said}
        </p>
      </div>
      {lists.length === 0 ? <NoLists /> : null}
      <ul className={s.list}>
        {lists.map((list) => (
          <ListRow
            key={list.id}
            list={list}
            onRenamed={(name) => setSaid(`已改名为“${name}”`)}
            onDelete={() => setDoomed(list)}
          />
        ))}
      </ul>
      {doomed ? (
        <DeleteListDialog
          list={doomed}
          onGone={() => handleGone(doomed.name)}
          onCancel={() => setDoomed(null)}
        />
      ) : null}
    </>
  )
}
