import { ButtonLink } from '@/components/ui/button'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { Waiting as Pending } from '@/components/ui/waiting'
import type { Spend } from '@/contract/account/account-overview-calls'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import s from './overview.module.css'
import { SharesTable } from './shares-table'

/** Skeleton of the month's spend. */
export function SpendSkeleton() {
  return (
    <Pending>
      <Skeleton width="240px" height="30px" />
      <div className={s.tables}>
        <SkeletonList count={4} height="20px" className={s.rows} />
        <SkeletonList count={4} height="20px" className={s.rows} />
      </div>
    </Pending>
  )
}

type SpendPanelProps = { spend: Spend }

function NoSpend() {
  return (
    <p className={s.none}>
      本月还没有下单。
      <ButtonLink size="s" href={routes.quickOrder()}>
        快速下单
      </ButtonLink>
      <ButtonLink size="s" href={routes.orders()}>
        查看以往订单
      </ButtonLink>
    </p>
  )
}

/** What was ordered this month, by shop and by category. */
export function SpendPanel({ spend }: SpendPanelProps) {
  const { orderCount, amount, freightAmount, refundAmount, byShop, byCategory } = spend
  if (orderCount === 0) return <NoSpend />
  return (
    <>
      <p className={s.total}>
        <strong className={s.amount}>¥{formatAmount(amount)}</strong>
        <span className={s.unit}>{orderCount} 个订单</span>
        {freightAmount > 0 ? (
          <span className={s.unit}>含运费 ¥{formatAmount(freightAmount)}</span>
        ) : null}
        {refundAmount > 0 ? (
          <span className={s.unit}>其中已退款 ¥{formatAmount(refundAmount)}</span>
        ) : null}
      </p>
      <div className={s.tables}>
        <SharesTable
          title="按店铺（含运费）"
          of={{ title: '店铺', unit: '家店铺' }}
          shares={byShop}
          hrefOf={routes.shop}
        />
        <SharesTable
          title="按品类（商品金额）"
          of={{ title: '品类', unit: '个品类' }}
          shares={byCategory}
          hrefOf={routes.category}
        />
      </div>
    </>
  )
}
