import { Personal } from '@/components/account/shared/personal'
import s from '@/components/order/shared/order-list.module.css'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { Waiting } from '@/components/ui/waiting'
import type { RefundList } from '@/contract/after-sale/after-sale-calls'
import type { RefundListState } from '@/contract/after-sale/refund-list-address'
import { refundListAddress } from '@/contract/after-sale/refund-list-address'
import { routes } from '@/contract/routes'
import { useRefunds } from '@/hooks/after-sale/use-after-sale'
import { AfterSaleList } from './after-sale-list'

type RefundListViewProps = { state: RefundListState }

function ListSkeleton() {
  return (
    <Waiting>
      <SkeletonList count={4} height="172px" className={surface.stack} />
    </Waiting>
  )
}

function NoRefunds({ state: { page, orderNo } }: RefundListViewProps) {
  if (page > 1) {
    const first = routes.refunds(refundListAddress.write({ orderNo }))
    return <EmptyLaterPage what="售后记录" first={first} />
  }
  return (
    <EmptyState
      title={orderNo ? '这个订单没有售后记录' : '还没有售后记录'}
      text="订单发齐后，可在订单详情页对商品申请退款、退货、换货或维修。"
    >
      <ButtonLink variant="primary" href={orderNo ? routes.order(orderNo) : routes.orders()}>
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
    <Stale isStale={isStale}>
      <div className={surface.panel}>
        <AfterSaleList returnCases={list} hasOrder />
      </div>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.refunds(refundListAddress.write({ ...state, page: at }))}
      />
    </Stale>
  )
}

function OwnRefunds({ state }: RefundListViewProps) {
  const { refunds, isNotFound, ...requested } = useRefunds(state)
  if (isNotFound) {
    return (
      <EmptyState title="订单不存在" text="请核对订单编号。">
        <ButtonLink variant="primary" href={routes.refunds()}>
          查看全部售后记录
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={refunds} {...requested} skeleton={<ListSkeleton />}>
      {(loaded) => <Loaded state={state} refunds={loaded} isStale={requested.isStale} />}
    </Resource>
  )
}

/** After-sale cases of the signed-in user, newest first: of all orders, or of one. */
export function RefundListView({ state }: RefundListViewProps) {
  const { orderNo } = state
  return (
    <>
      <Breadcrumb path={[]} hub={{ name: '我的订单', href: routes.orders() }} last="售后记录" />
      <div className={s.top}>
        <h1 className={s.title}>{orderNo ? `订单 ${orderNo} 的售后记录` : '售后记录'}</h1>
        {orderNo ? <ButtonLink href={routes.refunds()}>全部售后记录</ButtonLink> : null}
      </div>
      <AntdScreen group="orders" skeleton={<ListSkeleton />}>
        <Personal skeleton={<ListSkeleton />}>
          <OwnRefunds state={state} />
        </Personal>
      </AntdScreen>
    </>
  )
}
