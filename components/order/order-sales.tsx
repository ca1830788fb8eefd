import { ErrorState } from '@/components/shared/error-state'
import { SkeletonList } from '@/components/shared/skeleton'
import { MallLink } from '@/components/ui/mall-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { PAGE_SIZE_MAX } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useRefunds } from '@/hooks/use-after-sale'
import s from './order-detail.module.css'
import { OrderPanel } from './order-panel'
import { SaleList } from './sale-list'

type OrderSalesProps = { orderNo: string; saleCount: number }

function Records({ orderNo, saleCount }: OrderSalesProps) {
  const { refunds, error, retry } = useRefunds({ orderNo, page: 1, pageSize: PAGE_SIZE_MAX })
  if (error && !refunds) return <ErrorState message={error.message} onRetry={retry} />
  if (!refunds) {
    return (
      <div role="status">
        <VisuallyHidden>正在加载</VisuallyHidden>
        <SkeletonList count={Math.min(saleCount, PAGE_SIZE_MAX)} height="160px" />
      </div>
    )
  }
  return (
    <>
      <SaleList sales={refunds.list} />
      {refunds.total > refunds.list.length ? (
        <p className={`${s.body} ${s.links}`}>
          <MallLink href={routes.refunds({ orderNo })}>
            查看全部 {refunds.total} 条售后记录
          </MallLink>
        </p>
      ) : null}
    </>
  )
}

/** The after-sale records of an order; nothing where there is none. */
export function OrderSales({ orderNo, saleCount }: OrderSalesProps) {
  if (saleCount === 0) return null
  return (
    <OrderPanel title={`售后（${saleCount}）`}>
      <Records orderNo={orderNo} saleCount={saleCount} />
    </OrderPanel>
  )
}
