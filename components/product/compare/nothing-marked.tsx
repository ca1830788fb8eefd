import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { COMPARE_MAX } from '@/contract/constants'
import { compareAddress } from '@/contract/product/compare-address'
import { routes } from '@/contract/routes'
import { useCompareMarks } from '@/hooks/product/use-compare-marks'

type NothingMarkedProps = {
  /** The URL names SKUs, but none of them exists. */
  isAsked: boolean
}

/** Empty state of the comparison: the SKUs marked in this browser, and how to mark. */
export function NothingMarked({ isAsked }: NothingMarkedProps) {
  const { skuIds } = useCompareMarks()
  const hasMarks = !isAsked && skuIds.length > 0
  return (
    <EmptyState
      icon="table"
      title={isAsked ? '要对比的商品不存在或已下架' : '还没有要对比的商品'}
      text={`在搜索结果、规格表或商品页点“对比”，最多选 ${COMPARE_MAX} 件，再到这里并排查看价格、货期和参数。`}
    >
      {hasMarks ? (
        <ButtonLink variant="primary" href={routes.compare(compareAddress.write({ skuIds }))}>
          对比已选的 {skuIds.length} 件商品
        </ButtonLink>
      ) : null}
      <ButtonLink variant={hasMarks ? 'plain' : 'primary'} href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </EmptyState>
  )
}
