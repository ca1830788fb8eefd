import { EmptyState } from '@/components/shared/empty-state'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'
import { useCategories } from '@/hooks/use-categories'
import { appliedFilters } from './applied-filters'
import { changed, clearAll } from './search-links'

/** The words of a query alone, each a search of its own. */
export function shorterWords(keyword: string): string[] {
  const words = keyword.split(/[\s,，、]+/).filter((word) => word.length > 1)
  return words.length > 1 ? words : []
}

const NOTHING = { brands: [], shops: [], facets: [] }

type NoResultsProps = { state: SearchState }

/** Nothing found: fewer filters, shorter words, or a category to start from. */
export function NoResults({ state }: NoResultsProps) {
  const { categories } = useCategories(1)
  const hasFilters = appliedFilters(state, NOTHING).length > 0
  return (
    <EmptyState
      icon="search"
      title="没有找到符合条件的商品"
      text={
        hasFilters
          ? '可以减少筛选条件，或换一个说法再搜。'
          : '试试更短的词、标准号（如 GB/T 5782）或商品编号，也可以从分类开始找。'
      }
    >
      {hasFilters ? (
        <ButtonLink look="primary" href={clearAll(state)}>
          清除全部筛选
        </ButtonLink>
      ) : null}
      {shorterWords(state.keyword).map((word) => (
        <ButtonLink key={word} href={changed(state, { keyword: word })}>
          搜“{word}”
        </ButtonLink>
      ))}
      {categories.map(({ id, name }) => (
        <ButtonLink key={id} href={routes.category(id)}>
          {name}
        </ButtonLink>
      ))}
    </EmptyState>
  )
}
