import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { MallLink } from '@/components/ui/mall-link'
import {
  type Browsed,
  type BrowsedList,
  HISTORY_DAYS,
} from '@/contract/account/browsing-history-calls'
import { snapQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import type { useBrowsingHistory } from '@/hooks/account/use-browsing-history'
import { type AddResult, useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './history.module.css'

type Selection = {
  chosen: readonly Browsed[]
  select: (ids: readonly string[], isOn: boolean) => void
}

type ToolbarProps = Selection & {
  browsed: BrowsedList
  history: ReturnType<typeof useBrowsingHistory>
}

/** The chosen goods that are for sale here, once each, at their minimum quantity. */
function goodsOf(chosen: readonly Browsed[]) {
  const sold = chosen.filter(({ state }) => state === 'ok')
  const bySku = new Map(sold.map(({ sku, title }) => [sku.skuId, { sku, title }]))
  return [...bySku.values()].map(({ sku, title }) => ({
    skuId: sku.skuId,
    qty: snapQuantity(sku.moq, sku),
    title: `${title} ${sku.spec}`,
    priceSeen: sku.price,
  }))
}

/** What became of the chosen goods: those not for sale are named, not dropped in silence. */
function resultText(result: AddResult, added: number, left: number): string {
  if (!result.ok) return result.message
  return `已加入 ${added} 种商品${left > 0 ? `，${left} 条不可售，没有加入` : ''}`
}

function AddChosen({ chosen }: Pick<Selection, 'chosen'>) {
  const { add, isPending } = useAddToCart()
  const [said, setSaid] = useState<{ text: string; ok: boolean } | null>(null)
  const goods = goodsOf(chosen)

  async function handleAdd() {
    const left = chosen.filter(({ state }) => state !== 'ok').length
    const result = await add(goods)
    setSaid({ text: resultText(result, goods.length, left), ok: result.ok })
  }

  return (
    <>
      <Button
        size="small"
        type="primary"
        loading={isPending}
        disabled={goods.length === 0}
        onClick={() => void handleAdd()}
      >
        加入购物车
      </Button>
      {said ? (
        <span role="status" className={said.ok ? s.said : s.failed}>
          {said.text} {said.ok ? <MallLink href={routes.cart()}>去购物车</MallLink> : null}
        </span>
      ) : null}
    </>
  )
}

function ClearAll({ browsed, history }: Pick<ToolbarProps, 'browsed' | 'history'>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        清空记录
      </Button>
      {isAsking ? (
        <DeleteEntryDialog
          title="清空浏览记录？"
          text={`${browsed.total} 条浏览记录将被删除，不能恢复。`}
          words={{ yes: '清空', no: '不清空' }}
          isPending={history.isClearing}
          failure={history.failure}
          onConfirm={async () => {
            if (await history.clear()) setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Selects the page, buys or removes what is chosen, clears everything. */
export function HistoryToolbar({ browsed, history, chosen, select }: ToolbarProps) {
  const ids = browsed.list.map(({ id }) => id)
  const isAll = chosen.length === ids.length
  return (
    <>
      <div className={s.toolbar}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => select(ids, !isAll)}
        >
          全选本页
        </Checkbox>
        <p className={s.count} role="status">
          {chosen.length > 0
            ? `已选 ${chosen.length} 条`
            : `近 ${HISTORY_DAYS} 天 ${browsed.total} 条浏览记录`}
        </p>
        <AddChosen chosen={chosen} />
        <span className={s.ends}>
          <Button
            size="small"
            loading={history.isRemovingMany}
            disabled={chosen.length === 0}
            onClick={() => void history.removeMany(chosen.map(({ id }) => id))}
          >
            删除所选
          </Button>
          <ClearAll browsed={browsed} history={history} />
        </span>
      </div>
      {history.failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={history.failure}
          className={s.failure ?? ''}
        />
      ) : null}
    </>
  )
}
