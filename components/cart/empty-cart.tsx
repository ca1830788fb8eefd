import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/contract/routes'

/** A cart without a line, and where to find some. */
export function EmptyCart() {
  return (
    <EmptyState icon="cart" title="购物车还是空的" text="搜索商品编号或规格，直接加入需要的数量。">
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
      <ButtonLink href={routes.home()}>返回首页</ButtonLink>
    </EmptyState>
  )
}
