import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import { UndoBar } from '@/components/ui/undo-bar'
import type { ListLine, PurchaseList } from '@/contract/cart/purchase-list-calls'
import { routes } from '@/contract/routes'
import { useListChanges } from '@/hooks/cart/use-list-changes'
import { usePurchaseList } from '@/hooks/cart/use-purchase-lists'
import { LinesSkeleton } from '../shared/list-skeleton'
import { LeftOut } from './left-out'
import { ListHead } from './list-head'
import { ListLineRow } from './list-line-row'
import { toGoods } from './list-lines'
import s from './list-lines.module.css'
import { ListTotal } from './list-total'

function NoLines() {
  return (
    <SectionEmpty
      icon="list"
      text="清单里还没有商品。在商品页或购物车点“加入清单”，常买的商品和数量会留在这里。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </SectionEmpty>
  )
}

type LoadedProps = { list: PurchaseList }

/** Lines of a list; the last removal can be undone. */
function Loaded({ list }: LoadedProps) {
  const { id, name, lines } = list
  const { saveLines, removeLines, isPending, failure } = useListChanges()
  const [busyId, setBusyId] = useState('')
  const [removed, setRemoved] = useState<ListLine | null>(null)
  const put = (line: ListLine) =>
    saveLines({
      id,
      lines: toGoods([line]).map(({ title: _title, priceSeen: _price, ...saved }) => saved),
    })

  async function handleRemove(line: ListLine) {
    if (isPending) return
    setBusyId(line.id)
    if (await removeLines({ id, lineId: [line.id] })) setRemoved(line)
  }

  async function handleUndo(line: ListLine) {
    if (await put(line)) setRemoved(null)
  }

  return (
    <>
      <ListHead list={list} />
      {removed ? (
        <UndoBar
          text={`已从“${name}”移除“${removed.title} ${removed.spec}”`}
          isPending={isPending}
          onUndo={() => void handleUndo(removed)}
          onForget={() => setRemoved(null)}
        />
      ) : null}
      <RefusalAlert message={failure} />
      {lines.length === 0 ? <NoLines /> : null}
      <LeftOut lines={lines} />
      <ul className={s.lines}>
        {lines.map((line) => (
          <ListLineRow
            key={line.id}
            line={line}
            isBusy={isPending && busyId === line.id}
            onQty={(qty) => {
              setBusyId(line.id)
              return put({ ...line, qty })
            }}
            onRemove={() => void handleRemove(line)}
          />
        ))}
      </ul>
      {lines.length > 0 ? <ListTotal lines={lines} /> : null}
    </>
  )
}

type OneListProps = { listId: string }

/** One purchase list of the signed-in user. */
export function OneList({ listId }: OneListProps) {
  const { list, isNotFound, ...requested } = usePurchaseList(listId)
  if (isNotFound && !list) {
    return (
      <SectionEmpty icon="list" text="采购清单不存在：它可能已被删除，或者地址有误。">
        <ButtonLink variant="primary" href={routes.userInfo('lists')}>
          查看全部清单
        </ButtonLink>
      </SectionEmpty>
    )
  }
  return (
    <Resource data={list} {...requested} skeleton={<LinesSkeleton />}>
      {(loaded) => <Loaded list={loaded} />}
    </Resource>
  )
}
