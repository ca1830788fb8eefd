import { ProductTiles } from '@/components/product/shared/product-tiles'
import { Section } from '@/components/ui/section'
import type { Tile } from '@/contract/product/tile-calls'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { usePreload } from '@/hooks/call/use-preload'

type BestSellersProps = { tiles: Tile[]; within: Partial<SearchState> }

/** Best sellers of a brand, shop or category, with a link to all its products. */
export function BestSellers({ tiles, within }: BestSellersProps) {
  const preload = usePreload()
  if (tiles.length === 0) return null
  const byAfterSales: Partial<SearchState> = { ...within, sort: 'sales' }
  const more = {
    href: routes.search(byAfterSales),
    onWarm: preload.search(byAfterSales),
    text: '按销量查看全部',
  }
  return (
    <Section title="热销商品" more={more}>
      <ProductTiles tiles={tiles} />
    </Section>
  )
}
