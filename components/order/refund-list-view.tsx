import { Breadcrumb } from '@/components/shared/breadcrumb'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { Pagination } from '@/components/shared/pagination'
import { SkeletonList } from '@/components/shared/skeleton'
import { ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { RefundList } from '@/contract/after-sale'
import type { RefundListState } from '@/contract/refund-list-address'
import { routes } from '@/contract/routes'
import { useRefunds } from '@/hooks/use-after-sale'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import s from './order-list.module.css'
import { SaleList } from './sale-list'

type RefundListViewProps = { state: RefundListState }

function ListSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <SkeletonList count={4} height="172px" className={s.waiting} />
    </div>
  )
}

function NoRefunds({ state: { page, orderNo } }: RefundListViewProps) {
  if (page > 1) {
    return (
      <EmptyState icon="list" title="这一页没有售后记录">
        <ButtonLink look="primary" href={routes.refunds({ orderNo })}>
          回到第一页
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={orderNo ? '这个订单没有售后记录' : '还没有售后记录'}
      text="订单发齐后，可在订单详情页对商品申请退款、退货、换货或维修。"
    >
      <ButtonLink look="primary" href={orderNo ? routes.order(orderNo) : routes.orders()}>
        {orderNo ? '查看订单' : '查看我的订单'}
      </ButtonLink>
    </EmptyState>
  )
}

type LoadedProps = RefundListViewProps & { refunds: RefundList; isStale: boolean }

function Loaded({ state, refunds, isStale }: LoadedProps) {
  const { list, page, pageSize, total } = refunds
  if (list.length === 0) return <NoRefunds state={state} />
  return (
    <div className={isStale ? s.stale : undefined} aria-busy={isStale}>
      <div className={s.records}>
        <SaleList sales={list} hasOrder />
      </div>
      <Pagination
        {...{ page, pageSize, total }}
        hrefOf={(at) => routes.refunds({ ...state, page: at })}
      />
    </div>
  )
}

function OwnRefunds({ state }: RefundListViewProps) {
  const { refunds, error, isMissing, isStale, retry } = useRefunds(state)
  if (isMissing) {
    return (
      <EmptyState title="订单不存在" text="请核对订单编号。">
        <ButtonLink look="primary" href={routes.refunds()}>
          查看全部售后记录
        </ButtonLink>
      </EmptyState>
    )
  }
  if (error && !refunds) return <ErrorState message={error.message} onRetry={retry} />
  if (!refunds) return <ListSkeleton />
  return <Loaded state={state} refunds={refunds} isStale={isStale} />
}

/** After-sale records of the signed-in user, newest first: of all orders, or of one. */
export function RefundListView({ state }: RefundListViewProps) {
  const isSignedIn = useRequiredSignIn()
  const { orderNo } = state
  return (
    <>
      <Breadcrumb path={[]} hub={{ name: '我的订单', href: routes.orders() }} last="售后记录" />
      <div className={s.top}>
        <h1 className={s.title}>{orderNo ? `订单 ${orderNo} 的售后记录` : '售后记录'}</h1>
        {orderNo ? <ButtonLink href={routes.refunds()}>全部售后记录</ButtonLink> : null}
      </div>
      {isSignedIn ? <OwnRefunds state={state} /> : <ListSkeleton />}
    </>
  )
}
