import { routes } from '@/contract/routes'
import type { SearchHistory, SearchSuggestions } from '@/contract/search/suggestion-calls'

/** One row of the search box's list. */
export type SearchOption = {
  id: string
  /** What the field shows once it is chosen. */
  term: string
  /** Where it leads; a search for `term` otherwise. */
  href?: string
  /** Number of products of a category. */
  count?: number
  /** What kind of row it is, where that is not plain from its looks. */
  label?: string
  product?: SearchSuggestions['products'][number]
}

/** Categories first, then words that exist, brands, products. */
export function suggestionOptions(suggestions: SearchSuggestions): SearchOption[] {
  const { categories, terms, brands, products } = suggestions
  return [
    ...categories.map(({ id, name, count }) => ({
      id: `category-${id}`,
      term: name,
      href: routes.search({ categoryId: id }),
      count,
    })),
    ...terms.map((term) => ({ id: `term-${term}`, term })),
    ...brands.map(({ id, name }) => ({
      id: `brand-${id}`,
      term: name,
      href: routes.brand(id),
      label: '品牌',
    })),
    ...products.map((product) => ({
      id: `product-${product.productId}`,
      term: product.title,
      href: routes.product(product.productId, product.skuId),
      product,
    })),
  ]
}

/** Words alone, as a host without our suggestions has them. */
export function tipOptions(tips: readonly string[]): SearchOption[] {
  return tips.map((term) => ({ id: term, term }))
}

export function historyOptions(records: SearchHistory): SearchOption[] {
  return records.map(({ id, searchTerms }) => ({ id, term: searchTerms }))
}
