import { type ChangeEvent, useId, useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import surface from '@/components/ui/surface.module.css'
import type { OrderDetail } from '@/contract/order/order-calls'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import { VOUCHERS_MAX } from '@/contract/payment/payment-calls'
import { SITE } from '@/contract/site/company-rules'
import s from './cashier.module.css'
import { useVoucherUpload } from './use-voucher-upload'

type OfflinePayProps = { orders: OrderDetail[] }

const ACCEPT = '.jpg,.jpeg,.png,.pdf'

function Account({ orders }: OfflinePayProps) {
  const amount = orders.reduce((sum, { payableAmount }) => sum + payableAmount, 0)
  return (
    <dl className={s.account}>
      <dt>收款单位</dt>
      <dd>{SITE.company}</dd>
      <dt>开户银行</dt>
      <dd>{SITE.bank}</dd>
      <dt>账号</dt>
      <dd>{SITE.account}</dd>
      <dt>转账金额</dt>
      <dd>
        <Amount value={amount} size="m" />
      </dd>
      <dt>附言</dt>
      <dd>{orders.map(({ orderNo }) => orderNo).join('、')}</dd>
    </dl>
  )
}

function Upload({ orders }: OfflinePayProps) {
  const { upload, isPending, failure } = useVoucherUpload(orders.map(({ orderNo }) => orderNo))
  const [said, setSaid] = useState('')
  const id = useId()

  async function handleChoose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (!file || isPending) return
    setSaid('')
    if (await upload(file)) setSaid(`已上传“${file.name}”，等待店铺核款`)
    // Reset, so that the same file can be chosen again.
    input.value = ''
  }

  return (
    <div className={s.upload}>
      <label className={s.choose} aria-busy={isPending || undefined}>
        上传付款凭证
        <input
          type="file"
          className={s.file}
          accept={ACCEPT}
          disabled={isPending}
          aria-describedby={id}
          onChange={(event) => void handleChoose(event)}
        />
      </label>
      <span id={id} className={surface.note}>
        jpg、png、pdf，不超过 5 MB
      </span>
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

/** Offline payment: bank account, amount, and voucher upload. */
export function OfflinePay({ orders }: OfflinePayProps) {
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
      {vouchers.size < VOUCHERS_MAX ? <Upload orders={orders} /> : null}
    </>
  )
}
