import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MallLink } from '@/components/ui/mall-link'
import { aboutText } from '@/contract/inquiry/new-inquiry-rules'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { useCategories } from '@/hooks/catalog/use-categories'
import { useChatOffered } from '@/hooks/chat/use-chat-offered'
import { appliedFilters } from './applied-filters'
import s from './no-results.module.css'
import { changed, clearAll } from './search-links'
import type { SearchResult } from './search-title'

/**
 * The parts of a query as they were understood, each linking to its own search. Beside goods that are not sold a size
 * is none: 18寸 of 管钳 would find gloves.
 */
function partsOf({ understood, unknown }: SearchResult): string[] {
  if (understood.length === 1 && unknown.length === 0) return []
  const telling = understood.filter(({ kind }) => unknown.length === 0 || kind !== 'spec')
  return [...new Set(telling.map(({ label }) => label))]
}

/** A word as the buyer typed it: LC1D09, which was read as lc1d09. */
function asTyped(word: string, keyword: string): string {
  const at = keyword.toLowerCase().indexOf(word)
  return at < 0 ? word : keyword.slice(at, at + word.length)
}

/** A longer keyword is a line of a request, and no title. */
const NAMED_MAX = 30

/** What was not found: the words that no goods have, where that is why, else all that was typed. */
function titleOf({ unknown, soldElsewhere }: SearchResult, keyword: string, hasFilters: boolean) {
  if (soldElsewhere) return `“${keyword}”仅在其他区域销售`
  const whole = keyword !== '' && keyword.length <= NAMED_MAX ? [keyword] : []
  const words = unknown.length > 0 ? unknown.map((word) => asTyped(word, keyword)) : whole
  if (hasFilters || words.length === 0) return '没有找到符合条件的商品'
  return `没有找到${words.map((word) => `“${word}”`).join('')}`
}

function adviceOf({ soldElsewhere }: SearchResult, hasFilters: boolean): string {
  if (soldElsewhere) return '可在页面左上角更换销售区域，或请店铺报价。'
  if (hasFilters) return '可以减少筛选条件，或换一个说法再搜。'
  return '试试更短的词、标准号（如 GB/T 5782）或商品编号，也可以从分类开始找。'
}

const NOTHING = { brands: [], shops: [], facets: [] }

/** The same search with customer service opened beside it. */
function withChat(state: SearchState): string {
  const href = routes.search(state)
  return `${href}${href.includes('?') ? '&' : '?'}chat=open`
}

/** The top categories, to start from instead. */
function StartingPoints() {
  const { categories } = useCategories(1)
  if (categories.length === 0) return null
  return (
    <nav className={s.starts} aria-labelledby="starts">
      <h3 id="starts" className={s.title}>
        从分类开始找
      </h3>
      <ul className={s.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <MallLink href={routes.category(id)} className={s.start}>
              {name}
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NoResultsProps = { state: SearchState; result: SearchResult }

/** No results: suggests fewer filters, one part of the query, or a category to start from. */
export function NoResults({ state, result }: NoResultsProps) {
  const isChatOffered = useChatOffered()
  const hasFilters = appliedFilters(state, NOTHING).length > 0
  const { soldElsewhere: elsewhere } = result
  return (
    <>
      <EmptyState
        icon="search"
        title={titleOf(result, state.keyword, hasFilters)}
        text={adviceOf(result, hasFilters)}
      >
        {elsewhere ? (
          <ButtonLink variant="primary" href={routes.product(elsewhere.productId, elsewhere.skuId)}>
            查看商品
          </ButtonLink>
        ) : null}
        {hasFilters ? (
          <ButtonLink variant="primary" href={clearAll(state)}>
            清除全部筛选
          </ButtonLink>
        ) : null}
        {partsOf(result).map((word) => (
          <ButtonLink key={word} href={changed(state, { keyword: word })}>
            搜“{word}”
          </ButtonLink>
        ))}
        {state.keyword ? (
          <ButtonLink
            variant={hasFilters || elsewhere ? 'plain' : 'primary'}
            href={routes.newInquiry(aboutText(state.keyword))}
          >
            请店铺报价
          </ButtonLink>
        ) : null}
        {isChatOffered ? <ButtonLink href={withChat(state)}>请客服帮我找</ButtonLink> : null}
      </EmptyState>
      <StartingPoints />
    </>
  )
}
