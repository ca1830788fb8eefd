import { Button } from 'antd'
import { OrderInvoices } from '@/components/invoice/shared/order-invoices'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { Invoice } from '@/contract/invoice/invoice-calls'
import type { OrderDetail, Voucher } from '@/contract/order/order-calls'
import { payTitle } from '@/contract/order/order-status-rules'
import { payWord } from '@/contract/order/pay-words-rules'
import { routes } from '@/contract/routes'
import { invoiceKindText, orderInvoice } from './order-invoice'
import s from './shared/order-detail.module.css'
import { Fact, Facts, OrderPanel } from './shared/order-panel'
import { useVoucherFile } from './use-voucher-file'

type OrderProps = { order: OrderDetail }

const INVOICE_WORDS = new Map([
  [0, '未申请'],
  [1, '待开'],
  [2, '已开'],
  [3, '已红冲'],
  [4, '已驳回'],
])

function Delivery({ order }: OrderProps) {
  const { address, buyer, remark, costCenter, requiredDate, quotationNo, shipsTogether } = order
  return (
    <OrderPanel title="收货信息">
      <Facts>
        <Fact name="收货人">{`${address.contact} ${address.phone}`}</Fact>
        <Fact name="收货地址">{`${address.regionText} ${address.street}`}</Fact>
        <Fact name="公司名称">{buyer.company}</Fact>
        <Fact name="成本中心">{costCenter}</Fact>
        <Fact name="要求到货">{requiredDate}</Fact>
        <Fact name="发货方式">{shipsTogether ? '到齐一起发' : ''}</Fact>
        <Fact name="报价单">
          {quotationNo ? (
            <MallLink href={routes.ownQuotation(quotationNo)}>{quotationNo}</MallLink>
          ) : (
            ''
          )}
        </Fact>
        <Fact name="备注">{remark}</Fact>
      </Facts>
    </OrderPanel>
  )
}

type VouchersProps = { vouchers: Voucher[] }

function Vouchers({ vouchers }: VouchersProps) {
  const { save, pendingId, failure } = useVoucherFile()
  return (
    <span className={s.links}>
      {vouchers.map((voucher) => (
        <Button
          key={voucher.fileId}
          type="link"
          size="small"
          loading={pendingId === voucher.fileId}
          onClick={() => void save(voucher)}
        >
          {voucher.fileName}
        </Button>
      ))}
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}
        </span>
      ) : null}
    </span>
  )
}

function SameTrade({ order: { orderNo, tradeOrderNos } }: OrderProps) {
  const others = tradeOrderNos.filter((no) => no !== orderNo)
  if (others.length === 0) return null
  return (
    <Fact name="同批订单">
      <span className={s.links}>
        {others.map((no) => (
          <MallLink key={no} href={routes.order(no)}>
            {no}
          </MallLink>
        ))}
      </span>
    </Fact>
  )
}

function Payment({ order }: OrderProps) {
  const { payType, payStatus, paidAt, vouchers, tradeNo } = order
  return (
    <OrderPanel title="支付信息">
      <Facts>
        <Fact name="支付方式">{payTitle(payType)}</Fact>
        <Fact name="支付状态">{payWord(payStatus)}</Fact>
        <Fact name="支付时间">{paidAt === null ? null : <TimestampText value={paidAt} />}</Fact>
        <Fact name="付款凭证">{vouchers.length > 0 ? <Vouchers vouchers={vouchers} /> : null}</Fact>
        <Fact name="交易号">{tradeNo}</Fact>
        <SameTrade order={order} />
      </Facts>
    </OrderPanel>
  )
}

type InvoicedProps = OrderProps & { invoices: Invoice[] }

function InvoiceFacts({ order, invoices }: InvoicedProps) {
  const { invoiceStatus } = order
  const invoice = orderInvoice(order, invoices)
  const issued = invoices.filter(({ invoiceNo }) => invoiceNo)
  return (
    <OrderPanel title="发票信息">
      <Facts>
        <Fact name="发票类型">{invoiceKindText(order, invoices)}</Fact>
        <Fact name="抬头">{invoice?.title}</Fact>
        <Fact name="税号">{invoice?.taxpayerId}</Fact>
        <Fact name="收票邮箱">{invoice?.email}</Fact>
        <Fact name="开票状态">
          {invoice || invoiceStatus > 0 ? INVOICE_WORDS.get(invoiceStatus) : null}
        </Fact>
        <Fact name="发票">{issued.length > 0 ? <OrderInvoices invoices={issued} /> : null}</Fact>
      </Facts>
    </OrderPanel>
  )
}

/** Delivery address, payment and invoice of an order. */
export function OrderFacts({ order, invoices }: InvoicedProps) {
  return (
    <>
      <Delivery order={order} />
      <Payment order={order} />
      <InvoiceFacts order={order} invoices={invoices} />
    </>
  )
}
