import { CategoryTiles } from '@/components/catalog/shared/category-tiles'
import { Section } from '@/components/ui/section'
import type { SearchState } from '@/contract/search/search-address'
import { usePreload } from '@/hooks/call/use-preload'
import { enterCategory } from './search-links'
import type { SearchResult } from './search-title'
import s from './search-view.module.css'

/** Tiles shown; the filters beside them list all categories. */
const SHOWN_MAX = 12

type BroadCategoriesProps = { state: SearchState; result: SearchResult }

/** Pictured categories of a broad word, each leading to its products of the same words and filters. */
export function BroadCategories({ state, result }: BroadCategoriesProps) {
  const preload = usePreload()
  const tiles = result.categories.flatMap(({ id, name, count, image }) =>
    image ? [{ id, name, image, productCount: count }] : [],
  )
  if (tiles.length === 0) return null
  const linkOf = (categoryId: number) => ({
    href: enterCategory(state, categoryId),
    onWarm: preload.search({ ...state, page: 1, categoryId, attributes: {} }),
  })
  return (
    <div className={s.broad}>
      <Section title="选择品类" note={`${result.categories.length} 类`}>
        <CategoryTiles tiles={tiles.slice(0, SHOWN_MAX)} linkOf={linkOf} />
      </Section>
    </div>
  )
}
