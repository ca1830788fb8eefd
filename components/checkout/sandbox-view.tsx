import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { Amount } from '@/components/shared/price'
import { Skeleton } from '@/components/shared/skeleton'
import { Button, ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { payTitle } from '@/contract/order-state'
import type { SandboxCashier } from '@/contract/payment'
import { routes } from '@/contract/routes'
import { useSandboxCashier } from '@/hooks/use-sandbox-cashier'
import s from './sandbox-view.module.css'

type SandboxViewProps = { paymentNo: string; token: string }

const ENDED: Partial<Record<SandboxCashier['status'], string>> = {
  paid: '已支付，请回到商城页面查看结果',
  closed: '这笔支付已关闭，请在商城重新获取付款码',
}

function Card({ paymentNo, token }: SandboxViewProps) {
  const { cashier, error, isMissing, retry, pay, isPending, failure, outcome } = useSandboxCashier({
    paymentNo,
    token,
  })
  if (!cashier && isMissing) {
    return (
      <EmptyState icon="warn" title="支付单不存在" text="请在商城的付款页重新扫码。">
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </EmptyState>
    )
  }
  if (error && !cashier) return <ErrorState message={error.message} onRetry={retry} />
  if (!cashier) return <Skeleton height="240px" />
  const ended = ENDED[cashier.status]
  return (
    <section className={s.card} aria-label="付款">
      <h1 className={s.title}>模拟{payTitle(cashier.payType)}</h1>
      <p>
        <Amount value={cashier.amount} size="l" />
      </p>
      <p className={s.no}>支付单号 {cashier.paymentNo}</p>
      {outcome === 'failed' && !ended ? <p role="status">已放弃支付，可再次尝试。</p> : null}
      {failure ? (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      ) : null}
      {ended ? (
        <p role="status">{ended}</p>
      ) : (
        <div className={s.ways}>
          <Button look="primary" size="l" isPending={isPending} onClick={() => void pay('paid')}>
            确认支付（模拟）
          </Button>
          <Button size="l" isPending={isPending} onClick={() => void pay('failed')}>
            放弃支付
          </Button>
        </div>
      )}
    </section>
  )
}

/** Stands in for the payment app on the buyer's phone; no money moves, and it says so. */
export function SandboxView(props: SandboxViewProps) {
  return (
    <main id="main" className={s.root}>
      <p className={s.mark}>模拟支付：不会发生真实扣款</p>
      <VisuallyHidden>商城演示用收银台</VisuallyHidden>
      <Card {...props} />
    </main>
  )
}
