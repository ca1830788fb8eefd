import { ButtonLink } from '@/components/ui/button'
import { SectionEmpty } from '@/components/ui/section-empty'
import { routes } from '@/contract/routes'

type NoFavoritesProps = { isLaterPage: boolean }

/** Empty state of the favourites, or of one page of them. */
export function NoFavorites({ isLaterPage }: NoFavoritesProps) {
  const text = isLaterPage
    ? '这一页没有收藏'
    : '还没有收藏商品。在搜索结果或商品页点“收藏”，常买的商品会留在这里，价格和库存随时更新。'
  const href = isLaterPage ? routes.userInfo('favorites') : routes.search({})
  return (
    <SectionEmpty icon="heart" text={text}>
      <ButtonLink variant="primary" href={href}>
        {isLaterPage ? '回到第一页' : '浏览全部商品'}
      </ButtonLink>
    </SectionEmpty>
  )
}
