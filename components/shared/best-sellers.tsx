import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'
import type { Tile } from '@/contract/tile'
import { usePreload } from '@/hooks/use-preload'
import { ProductTiles } from './product-tiles'
import { Section } from './section'

type BestSellersProps = { tiles: Tile[]; within: Partial<SearchState> }

/** What sells best of a brand, a shop or a category, and the way to all of it. */
export function BestSellers({ tiles, within }: BestSellersProps) {
  const preload = usePreload()
  if (tiles.length === 0) return null
  const bySales: Partial<SearchState> = { ...within, sort: 'sales' }
  const more = {
    href: routes.search(bySales),
    onWarm: preload.search(bySales),
    text: '按销量查看全部',
  }
  return (
    <Section title="热销商品" more={more}>
      <ProductTiles tiles={tiles} />
    </Section>
  )
}
