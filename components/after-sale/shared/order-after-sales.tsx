import s from '@/components/order/shared/order-detail.module.css'
import { OrderPanel } from '@/components/order/shared/order-panel'
import { MallLink } from '@/components/ui/mall-link'
import { Resource } from '@/components/ui/resource'
import { SkeletonList } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { refundListAddress } from '@/contract/after-sale/refund-list-address'
import { PAGE_SIZE_MAX } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { useRefunds } from '@/hooks/after-sale/use-after-sale'
import { AfterSaleList } from '../after-sale-list'

type OrderAfterSalesProps = { orderNo: string; saleCount: number }

function Records({ orderNo, saleCount }: OrderAfterSalesProps) {
  const { refunds, ...requested } = useRefunds({ orderNo, page: 1, pageSize: PAGE_SIZE_MAX })
  const skeleton = (
    <Waiting>
      <SkeletonList count={Math.min(saleCount, PAGE_SIZE_MAX)} height="160px" />
    </Waiting>
  )
  return (
    <Resource data={refunds} {...requested} skeleton={skeleton}>
      {({ list, total }) => (
        <>
          <AfterSaleList returnCases={list} />
          {total > list.length ? (
            <p className={`${s.body} ${s.links}`}>
              <MallLink href={routes.refunds(refundListAddress.write({ orderNo }))}>
                查看全部 {total} 条售后记录
              </MallLink>
            </p>
          ) : null}
        </>
      )}
    </Resource>
  )
}

/** After-sale cases of an order; renders nothing without any. */
export function OrderAfterSales({ orderNo, saleCount }: OrderAfterSalesProps) {
  if (saleCount === 0) return null
  return (
    <OrderPanel title={`售后（${saleCount}）`}>
      <Records orderNo={orderNo} saleCount={saleCount} />
    </OrderPanel>
  )
}
