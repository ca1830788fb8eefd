import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/contract/routes'

type NoFavoritesProps = { isLaterPage: boolean }

/** Empty state of the favourites, or of one page of them. */
export function NoFavorites({ isLaterPage }: NoFavoritesProps) {
  if (isLaterPage) {
    return (
      <EmptyState icon="list" title="这一页没有收藏">
        <ButtonLink variant="primary" href={routes.userInfo({ section: 'favorites' })}>
          回到第一页
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="heart"
      title="还没有收藏商品"
      text="在搜索结果或商品页点“收藏”，常买的商品会留在这里，价格和库存随时更新。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </EmptyState>
  )
}
