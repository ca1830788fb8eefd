import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'

/** In place of a product that nothing is known of, or that has no size on sale. */
export function ProductMissing() {
  return (
    <>
      <Breadcrumb path={[]} last="商品不存在" />
      <h1>
        <VisuallyHidden>商品不存在</VisuallyHidden>
      </h1>
      <EmptyState title="商品不存在或已下架" text="它可能已停止销售，或者地址有误。">
        <ButtonLink variant="primary" href={routes.search({})}>
          浏览全部商品
        </ButtonLink>
        <ButtonLink href={routes.home()}>返回首页</ButtonLink>
      </EmptyState>
    </>
  )
}
