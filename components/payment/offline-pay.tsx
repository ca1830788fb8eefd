import { Button, Upload } from 'antd'
import { Fragment, type ReactNode, useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import { CopyButton } from '@/components/ui/copy-button'
import surface from '@/components/ui/surface.module.css'
import { formatAmount } from '@/contract/money'
import type { OrderDetail } from '@/contract/order/order-calls'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import { VOUCHERS_MAX } from '@/contract/payment/payment-calls'
import { transferRemark } from '@/contract/payment/transfer-remark-rules'
import { SITE } from '@/contract/site/company-rules'
import s from './cashier.module.css'
import { NothingToPay } from './nothing-to-pay'
import { Paid } from './paid'
import { useVoucherUpload } from './use-voucher-upload'

type OfflinePayProps = { orders: OrderDetail[] }

const ACCEPT = '.jpg,.jpeg,.png,.pdf'

type CopiedProps = { text: string; what: string; children?: ReactNode }

/** A value of the transfer with its copy button. */
function Copied({ text, what, children = text }: CopiedProps) {
  return (
    <span className={s.copied}>
      {children} <CopyButton text={text} what={what} />
    </span>
  )
}

/** What the bank's form asks for; the shop finds the order by the remark. */
function Account({ orders }: OfflinePayProps) {
  const received = orders.reduce((sum, order) => sum + order.receivedAmount, 0)
  const amount = orders.reduce((sum, order) => sum + order.payableAmount, 0) - received
  const yuan = formatAmount(amount).replaceAll(',', '')
  const trades = new Set(orders.map(({ tradeNo }) => tradeNo))
  const remark = [...trades].map(transferRemark).join(' ')
  const rows = [
    { label: '收款单位', children: <Copied text={SITE.company} what="收款单位" /> },
    { label: '开户银行', children: <Copied text={SITE.bank} what="开户银行" /> },
    { label: '账号', children: <Copied text={SITE.account} what="账号" /> },
    {
      label: '转账金额',
      children: (
        <Copied text={yuan} what="转账金额">
          <Amount value={amount} size="m" />
        </Copied>
      ),
    },
    { label: '附言', children: <Copied text={remark} what="附言" /> },
  ]
  return (
    <>
      {received > 0 ? (
        <p role="status" className={s.said}>
          已收到 ¥{formatAmount(received)}，还差 ¥{formatAmount(amount)}，请补足后上传凭证。
        </p>
      ) : null}
      <dl className={s.account}>
        {rows.map(({ label, children }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{children}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={surface.note}>转账时请填写附言，便于核款。</p>
    </>
  )
}

function VoucherUpload({ orders }: OfflinePayProps) {
  const { upload, isPending, failure } = useVoucherUpload(orders.map(({ orderNo }) => orderNo))
  const [said, setSaid] = useState('')

  async function send(file: File) {
    setSaid('')
    if (await upload(file)) setSaid(`已上传“${file.name}”，等待店铺核款`)
  }

  return (
    <div className={s.upload}>
      <Upload
        accept={ACCEPT}
        showUploadList={false}
        disabled={isPending}
        aria-label="上传付款凭证"
        beforeUpload={(file) => {
          void send(file)
          return Upload.LIST_IGNORE
        }}
      >
        <Button type="primary" loading={isPending}>
          上传付款凭证
        </Button>
      </Upload>
      <span className={surface.note}>jpg、png、pdf，不超过 5 MB</span>
      <p role="status" className={s.said}>
        {isPending ? '正在上传…' : said}
      </p>
      {failure ? (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      ) : null}
    </div>
  )
}

function Transfer({ orders }: OfflinePayProps) {
  const vouchers = new Map(
    orders.flatMap((order) => order.vouchers.map((one) => [one.fileId, one] as const)),
  )
  const isChecking = orders.every(({ payStatus }) => payStatus === PAY_STATUS.checking)
  return (
    <>
      {isChecking ? <p className={s.said}>凭证已提交，店铺核款后接单。</p> : null}
      <Account orders={orders} />
      {vouchers.size > 0 ? (
        <p>已上传：{[...vouchers.values()].map(({ fileName }) => fileName).join('、')}</p>
      ) : null}
      {vouchers.size < VOUCHERS_MAX ? <VoucherUpload orders={orders} /> : null}
    </>
  )
}

/** Offline payment: bank account, amount, and voucher upload, for what of these orders is still to be paid. */
export function OfflinePay({ orders }: OfflinePayProps) {
  const open = orders.filter(({ actions }) => actions.includes('uploadVoucher'))
  const paid = orders.filter(({ payStatus }) => payStatus === PAY_STATUS.paid)
  if (open.length > 0) return <Transfer orders={open} />
  if (paid.length === 0) return <NothingToPay orders={orders} />
  return (
    <Paid
      orderNos={paid.map(({ orderNo }) => orderNo)}
      amount={paid.reduce((sum, order) => sum + order.payableAmount, 0)}
    />
  )
}
