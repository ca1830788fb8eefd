import { Amount } from '@/components/product/shared/price'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { payTitle } from '@/contract/order/order-status-rules'
import type { SandboxCashier } from '@/contract/payment/payment-calls'
import { routes } from '@/contract/routes'
import s from './sandbox-view.module.css'
import { useSandboxCashier } from './use-sandbox-cashier'

type SandboxViewProps = { paymentNo: string; token: string }

const ENDED: Partial<Record<SandboxCashier['status'], string>> = {
  paid: '已支付，请回到商城页面查看结果',
  closed: '这笔支付已关闭，请在商城重新获取付款码',
}

type LoadedProps = { cashier: SandboxCashier; screen: ReturnType<typeof useSandboxCashier> }

function Loaded({ cashier, screen }: LoadedProps) {
  const { pay, isPending, failure, outcome } = screen
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
        <div className={surface.tightStack}>
          <Button variant="primary" size="l" isPending={isPending} onClick={() => void pay('paid')}>
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

function Card(holder: SandboxViewProps) {
  const screen = useSandboxCashier(holder)
  if (!screen.cashier && screen.isNotFound) {
    return (
      <EmptyState icon="warn" title="支付单不存在" text="请在商城的付款页重新扫码。">
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={screen.cashier} {...screen} skeleton={<Skeleton height="240px" />}>
      {(cashier) => <Loaded cashier={cashier} screen={screen} />}
    </Resource>
  )
}

/** Simulates the payment app on the buyer's phone; no money moves, and the page says so. */
export function SandboxView(props: SandboxViewProps) {
  return (
    <main id="main" className={s.root}>
      <p className={s.mark}>模拟支付：不会发生真实扣款</p>
      <VisuallyHidden>商城演示用收银台</VisuallyHidden>
      <Card {...props} />
    </main>
  )
}
