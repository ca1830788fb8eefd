import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import { PURCHASE_LISTS_MAX } from '@/contract/account/kept-limits-rules'
import type { ListHead } from '@/contract/cart/purchase-list-calls'
import { routes } from '@/contract/routes'
import { useSaid } from '@/hooks/call/use-said'
import { usePurchaseLists } from '@/hooks/cart/use-purchase-lists'
import { ListsSkeleton } from '../shared/list-skeleton'
import { DeleteListDialog } from './delete-list-dialog'
import { ListNameForm } from './list-name-form'
import { ListRow } from './list-row'
import s from './lists.module.css'

function NoLists() {
  return (
    <SectionEmpty
      icon="list"
      text="还没有采购清单。把经常一起采购的商品存成清单，下次一键全部加入购物车：先在上面新建一个，或在商品页、购物车点“加入清单”。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </SectionEmpty>
  )
}

function Loaded({ lists }: { lists: ListHead[] }) {
  const [said, say] = useSaid()
  const [doomed, setDoomed] = useState<ListHead | null>(null)

  function handleGone(name: string) {
    setDoomed(null)
    say(`已删除“${name}”`)
  }

  return (
    <>
      <div className={s.create}>
        {lists.length < PURCHASE_LISTS_MAX ? (
          <ListNameForm
            label="新清单名称"
            submitText="新建清单"
            onSaved={(name) => say(`已新建“${name}”`)}
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
            onRenamed={(name) => say(`已改名为“${name}”`)}
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

/** All purchase lists: create, rename, delete; the message of the last action stays. */
export function AllLists() {
  const { lists, ...requested } = usePurchaseLists()
  return (
    <Resource data={lists} {...requested} skeleton={<ListsSkeleton />}>
      {(loaded) => <Loaded lists={loaded} />}
    </Resource>
  )
}
