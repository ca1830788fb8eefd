import { Button, Grid, Table, type TableColumnsType } from 'antd'
import Router from 'next/router'
import { useState } from 'react'
import { ObstacleText } from '@/components/product/shared/obstacle-text'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'
import { formatAmount, formatPrice } from '@/contract/money'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import type { ComparedLine, QuotationComparison } from '@/contract/quotation/my-quotation-calls'
import { routes } from '@/contract/routes'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import { useComparison, useRenewal } from '@/hooks/quotation/use-own-quotations'
import s from './own-quotation.module.css'

/** `+` and `-` say it to those who do not see the colour. */
function Difference({ then, now, format }: { then: number; now: number; format: Format }) {
  if (now === then) return <>不变</>
  const text = `${now > then ? '+' : '−'}¥${format(Math.abs(now - then))}`
  return <span className={now > then ? s.up : s.down}>{text}</span>
}
type Format = (value: number) => string

/** A line by its place: the same goods may stand on several. */
type Row = ComparedLine & { key: number }

type LineProps = { line: ComparedLine }

function PriceNow({ line: { priceNow, state } }: LineProps) {
  if (priceNow === null) return <ObstacleText obstacle={obstacleText(state) || '暂不能购买'} />
  return <>¥{formatPrice(priceNow)}</>
}

function PriceChange({ line: { priceThen, priceNow } }: LineProps) {
  if (priceNow === null) return '–'
  return <Difference then={priceThen} now={priceNow} format={formatPrice} />
}

const COLUMNS: TableColumnsType<Row> = [
  {
    title: '商品',
    key: 'title',
    render: (_value, { title, spec, itemNo }) => (
      <>
        {title} {spec}
        <p className={surface.caption}>{itemNo}</p>
      </>
    ),
  },
  {
    title: '数量',
    key: 'qty',
    align: 'right',
    width: 112,
    render: (_value, { qty, unit }) => formatQuantity(qty, unit),
  },
  {
    title: '报价单价',
    key: 'then',
    align: 'right',
    width: 112,
    render: (_value, { priceThen }) => `¥${formatPrice(priceThen)}`,
  },
  {
    title: '今日单价',
    key: 'now',
    align: 'right',
    width: 128,
    render: (_value, line) => <PriceNow line={line} />,
  },
  {
    title: '单价差',
    key: 'difference',
    align: 'right',
    width: 112,
    render: (_value, line) => <PriceChange line={line} />,
  },
  {
    title: '今日下单送达',
    key: 'lead',
    align: 'right',
    width: 136,
    render: (_value, { leadNow }) => (leadNow === null ? '–' : <ArrivalDay leadDays={leadNow} />),
  },
]

/** On phones the prices stand below each other: beside each other they would be out of sight. */
const NARROW_COLUMNS: TableColumnsType<Row> = [
  {
    title: '商品',
    key: 'title',
    render: (_value, { title, spec, itemNo, qty, unit }) => (
      <>
        {title} {spec}
        <p className={surface.caption}>
          {itemNo} · {formatQuantity(qty, unit)}
        </p>
      </>
    ),
  },
  {
    title: '今日单价',
    key: 'now',
    align: 'right',
    width: 128,
    render: (_value, line) => (
      <>
        <PriceNow line={line} />
        <p className={surface.caption}>
          报价 ¥{formatPrice(line.priceThen)}{' '}
          {line.priceNow === null ? null : <PriceChange line={line} />}
        </p>
      </>
    ),
  },
]

function ArrivalDay({ leadDays }: { leadDays: number }) {
  return useArrivalDay()(leadDays)
}

type ComparedProps = { no: string; comparison: QuotationComparison }

function Compared({ no, comparison: { lines, totalThen, totalNow } }: ComparedProps) {
  const { renew, isPending, failure } = useRenewal(no)
  const { md = false } = Grid.useBreakpoint()
  const isSold = lines.some(({ priceNow }) => priceNow !== null)
  async function handleRenew() {
    const fresh = await renew()
    if (fresh) void Router.push(routes.ownQuotation(fresh))
  }
  return (
    <>
      <Table<Row>
        size="small"
        columns={md ? COLUMNS : NARROW_COLUMNS}
        dataSource={lines.map((line, key) => ({ ...line, key }))}
        pagination={false}
      />
      <div className={surface.ends}>
        <p>
          合计（含运费）：报价 ¥{formatAmount(totalThen)}，今日 ¥{formatAmount(totalNow)}，
          <Difference then={totalThen} now={totalNow} format={formatAmount} />
        </p>
        <Button type="primary" ghost disabled={!isSold} loading={isPending} onClick={handleRenew}>
          按今日价格重新报价
        </Button>
      </div>
      {failure ? (
        <p role="alert" className={surface.fieldError}>
          {failure}
        </p>
      ) : null}
    </>
  )
}

function Loaded({ no }: { no: string }) {
  const { comparison, ...requested } = useComparison(no)
  return (
    <Resource
      data={comparison}
      {...requested}
      skeleton={
        <Waiting>
          <Skeleton height="120px" />
        </Waiting>
      }
    >
      {(loaded) => <Compared no={no} comparison={loaded} />}
    </Resource>
  )
}

/** What the quotation's goods cost today; asked for when the buyer wants to know. */
export function TodayPrices({ no }: { no: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={s.today} aria-label="今日价格">
      <div className={surface.ends}>
        <h2 className={s.heading}>今日价格</h2>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : '与今日价格比较'}
        </Button>
      </div>
      {isOpen ? <Loaded no={no} /> : null}
    </section>
  )
}
