import { Paper, type PaperColumn, PaperTable } from '@/components/ui/paper'
import paper from '@/components/ui/paper.module.css'
import { chinaDate } from '@/contract/china-clock'
import type { Invoice } from '@/contract/invoice/invoice-calls'
import { formatAmount, formatPrice } from '@/contract/money'
import type { OrderDetail, OrderLine, Shipment } from '@/contract/order/order-calls'
import { payTitle } from '@/contract/order/order-status-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { rmbWords } from '@/contract/quotation/rmb-words-rules'
import { invoiceKindText, orderInvoice } from './order-invoice'
import { orderSums } from './order-sums'

type OrderProps = { order: OrderDetail }

/** Whom the goods are for, the same on every document of an order. */
function buyerFacts({ buyer, address, poNumber, costCenter, requiredDate, shop }: OrderDetail) {
  return [
    ['公司名称', buyer.company],
    ['联系人', address.contact],
    ['联系电话', address.phone],
    ['收货地址', `${address.regionText} ${address.street}`],
    ['采购单号', poNumber],
    ['成本中心', costCenter],
    ['要求到货', requiredDate],
    ['供货店铺', shop.name],
  ] as const
}

const COLUMNS: readonly PaperColumn<OrderLine>[] = [
  { title: '序号', kind: 'number', of: (_line, at) => at + 1 },
  { title: '商品编号', kind: 'code', of: (line) => line.itemNo },
  { title: '物料编码', of: (line) => line.buyerCode },
  { title: '商品名称及规格', of: (line) => `${line.title} ${line.spec}` },
  { title: '数量', kind: 'number', of: (line) => formatQuantity(line.qty, line.unit) },
  { title: '含税单价', kind: 'number', of: (line) => formatPrice(line.unitPrice) },
  { title: '税率', kind: 'number', of: (line) => `${line.taxPercent}%` },
  { title: '税额', kind: 'number', of: (line) => formatAmount(line.taxAmount) },
  { title: '含税金额', kind: 'number', of: (line) => formatAmount(line.amount) },
  {
    title: '备注',
    of: ({ note, costCenter }) =>
      [note, costCenter && `成本中心 ${costCenter}`].filter(Boolean).join('；'),
  },
]

type OrderPaperProps = OrderProps & { invoices: Invoice[] }

/** The order on paper. */
export function OrderPaper({ order, invoices }: OrderPaperProps) {
  const { orderNo, createdAt, payType, remark, payableAmount } = order
  const invoiceWords = [invoiceKindText(order, invoices), orderInvoice(order, invoices)?.title]
  return (
    <Paper
      title="订单"
      no={orderNo}
      date={chinaDate(createdAt)}
      facts={[
        ...buyerFacts(order),
        ['支付方式', payTitle(payType)],
        ['发票', invoiceWords.filter(Boolean).join(' ')],
        ['备注', remark],
      ]}
    >
      <PaperTable columns={COLUMNS} rows={order.lines} keyOf={({ lineId }) => lineId} />
      <dl className={paper.sums}>
        {orderSums(order).map(([name, amount]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>¥{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={paper.words}>
        应付金额（大写）：{rmbWords(payableAmount)}（¥{formatAmount(payableAmount)}）
      </p>
    </Paper>
  )
}

type DeliveryPaperProps = OrderProps & { parcel: Shipment }
type DeliveredLine = Shipment['lines'][number]

/** The delivery note of a parcel: what to count when it arrives, without prices. */
export function DeliveryPaper({ order, parcel }: DeliveryPaperProps) {
  const ordered = new Map(order.lines.map((line) => [line.lineId, line]))
  const columns: PaperColumn<DeliveredLine>[] = [
    { title: '序号', kind: 'number', of: (_line, at) => at + 1 },
    { title: '商品编号', kind: 'code', of: (line) => line.itemNo },
    { title: '物料编码', of: (line) => ordered.get(line.lineId)?.buyerCode },
    { title: '商品名称及规格', of: (line) => `${line.title} ${line.spec}` },
    { title: '发货数量', kind: 'number', of: (line) => formatQuantity(line.qty, line.unit) },
    { title: '实收数量', of: () => '' },
    { title: '备注', of: (line) => ordered.get(line.lineId)?.note },
  ]
  return (
    <Paper
      title="送货单"
      no={parcel.shipmentNo}
      date={chinaDate(parcel.shippedAt)}
      facts={[
        ...buyerFacts(order),
        ['订单编号', order.orderNo],
        ['承运', `${parcel.carrier} ${parcel.trackingNo}`],
      ]}
    >
      <PaperTable columns={columns} rows={parcel.lines} keyOf={({ lineId }) => lineId} />
      <div className={paper.signatures}>
        <p>送货人：</p>
        <p>收货人：</p>
        <p>收货日期：</p>
      </div>
    </Paper>
  )
}
