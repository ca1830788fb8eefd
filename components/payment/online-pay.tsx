import { Button } from 'antd'
import { Amount } from '@/components/product/shared/price'
import { QrCode } from '@/components/ui/qr-code'
import surface from '@/components/ui/surface.module.css'
import { payTitle } from '@/contract/order/order-status-rules'
import type { CreatedPayment } from '@/contract/payment/payment-calls'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { usePayment } from '@/hooks/payment/use-payment'
import s from './cashier.module.css'
import { leftText } from './left-text'
import { Paid } from './paid'

const OVER: Partial<Record<CreatedPayment['status'], string>> = {
  failed: '支付未完成',
  closed: '付款码已失效',
}

type OverProps = { text: string; onAgain: () => void }

function Over({ text, onAgain }: OverProps) {
  return (
    <div className={s.over} role="alert">
      <p>{text}</p>
      <Button type="primary" onClick={onAgain}>
        重新获取付款码
      </Button>
    </div>
  )
}

type CodeProps = { payment: CreatedPayment; onAgain: () => void }

function Code({ payment, onAgain }: CodeProps) {
  const { cashierUrl, status, expiresAt, amount, payType, isSandbox } = payment
  const left = useCountdown(expiresAt)
  const over = left === 0 && status === 'waiting' ? '付款码已过期' : OVER[status]
  const url = new URL(cashierUrl, window.location.origin).href
  return (
    <div className={s.pay}>
      <div className={s.frame}>
        <QrCode
          text={url}
          label={`${payTitle(payType)}付款码`}
          fallback="付款码未能显示，请用旁边的链接付款"
        />
        {over ? <Over text={over} onAgain={onAgain} /> : null}
      </div>
      <div className={s.steps}>
        <p>
          应付 <Amount value={amount} size="l" />
        </p>
        {isSandbox ? (
          <p className={s.sandbox} role="note">
            模拟支付：本商城为演示环境，不会发生真实扣款。
          </p>
        ) : null}
        <p>请用{payTitle(payType)}扫码付款，付款后本页自动更新。</p>
        <p className={surface.note}>付款码 {leftText(left)} 后失效</p>
        {cashierUrl.startsWith('weixin:') ? null : (
          <a className={s.link} href={cashierUrl} target="_blank" rel="noreferrer">
            {isSandbox ? '在本机打开模拟收银台' : '在本机打开收银台'}
          </a>
        )}
      </div>
    </div>
  )
}

type OnlinePayProps = { orderNos: string[]; payType: 1 | 2 | 3 }

/** QR code payment: shown, polled until it is paid, and renewed when it expires. */
export function OnlinePay({ orderNos, payType }: OnlinePayProps) {
  const { payment, failure, begin } = usePayment(orderNos, payType)
  if (payment?.status === 'paid') {
    const { amount, returnedAmount } = payment
    return <Paid orderNos={orderNos} amount={amount} returned={returnedAmount} />
  }
  if (payment) return <Code payment={payment} onAgain={begin} />
  return (
    <div className={s.pay}>
      <div className={s.frame}>{failure ? <Over text={failure} onAgain={begin} /> : null}</div>
      <p className={s.steps} role="status">
        {failure ? '' : '正在获取付款码…'}
      </p>
    </div>
  )
}
