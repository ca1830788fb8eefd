import { Button, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { chinaDate } from '@/contract/china-clock'
import type { InvoiceOrders, OpenOrder } from '@/contract/invoice/invoice-calls'
import { INVOICE_OPEN_DAYS } from '@/contract/invoice/invoice-window-rules'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { useInvoiceChanges } from '@/hooks/invoice/use-invoices'
import { InvoiceDialog } from './invoice-dialog'
import s from './invoices.module.css'

const COLUMNS: TableColumnsType<OpenOrder> = [
  {
    title: '订单',
    key: 'order',
    render: (_value, { orderNo, shop, closesAt }) => (
      <>
        <MallLink href={routes.order(orderNo)} className={s.link}>
          {orderNo}
        </MallLink>
        <p className={s.fact}>
          {shop.name}，最晚 {chinaDate(closesAt)} 申请
        </p>
      </>
    ),
  },
  {
    title: '完成',
    key: 'finishedAt',
    width: 120,
    responsive: ['md'],
    render: (_value, { finishedAt }) => chinaDate(finishedAt),
  },
  {
    title: '可开票金额',
    key: 'amount',
    width: 120,
    align: 'right',
    render: (_value, { amount }) => <Amount value={amount} />,
  },
]

type OpenOrdersProps = { offered: InvoiceOrders; onDone: (said: string) => void }

/** Orders that can be invoiced; several orders of one shop share one invoice. */
export function OpenOrders({ offered: { list, total }, onDone }: OpenOrdersProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { apply, isPending, failure } = useInvoiceChanges()
  const picked = list.filter(({ orderNo }) => chosen.includes(orderNo))
  const shop = picked[0]?.shop
  const amount = picked.reduce((sum, order) => sum + order.amount, 0)
  if (list.length === 0) return null

  return (
    <section className={s.block} aria-label="可开票订单">
      <h3 className={s.title}>可开票订单</h3>
      <p className={s.fact}>
        {total > list.length ? `共 ${total} 个，先列出最早完成的 ${list.length} 个。` : null}
        同一店铺的订单可以合并开票，订单完成后 {INVOICE_OPEN_DAYS} 天内可申请。
      </p>
      <Table<OpenOrder>
        rowKey="orderNo"
        size="middle"
        columns={COLUMNS}
        dataSource={list}
        pagination={false}
        rowSelection={{
          // One invoice is one shop's: all orders at once would rarely be.
          hideSelectAll: true,
          columnTitle: <VisuallyHidden>选择</VisuallyHidden>,
          selectedRowKeys: picked.map(({ orderNo }) => orderNo),
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: (order) => ({
            'aria-label': `选择订单 ${order.orderNo}`,
            disabled: shop !== undefined && shop.id !== order.shop.id,
          }),
        }}
      />
      <p className={s.sum} aria-live="polite">
        已选 {picked.length} 个，合计 <Amount value={amount} />
        <Button type="primary" disabled={picked.length === 0} onClick={() => setAsking(true)}>
          申请开票
        </Button>
      </p>
      {isAsking && shop ? (
        <InvoiceDialog
          heading="申请开票"
          text={`${shop.name}，${picked.length} 个订单，¥${formatAmount(amount)}`}
          isPending={isPending}
          failure={failure}
          onConfirm={async (madeOut) => {
            const orderNos = picked.map(({ orderNo }) => orderNo)
            if (!(await apply({ ...madeOut, orderNos }))) return
            setAsking(false)
            setChosen([])
            onDone('已提交开票申请，店铺开具后会通知您')
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
