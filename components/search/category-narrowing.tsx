import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { categoriesBelow, isAtLeaf } from '@/contract/search/category-rules'
import type { SearchState } from '@/contract/search/search-address'
import { usePreload } from '@/hooks/call/use-preload'
import s from './filter-panel.module.css'
import { enterCategory } from './search-links'
import type { SearchResult } from './search-title'
import { SiblingSkeleton } from './sibling-skeleton'

/** Loaded on demand: only a leaf has no subcategories. */
const SiblingLeaves = dynamic(async () => (await import('./sibling-leaves')).SiblingLeaves, {
  loading: late(() => <SiblingSkeleton />),
})

/** Number of entries shown before 更多. */
const FOLDED = 10

type CategoryNarrowingProps = { state: SearchState; result: SearchResult }

/** Parent link, current category, and subcategories with their counts. */
export function CategoryNarrowing({ state, result }: CategoryNarrowingProps) {
  const preload = usePreload()
  const [isOpen, setOpen] = useState(false)
  const here = result.breadcrumb.at(-1)
  const above = result.breadcrumb.at(-2)
  const below = categoriesBelow(result, state.categoryId)
  if (!here && below.length === 0) return null
  return (
    <nav className={s.group} aria-label="分类">
      <h2 className={s.title}>分类</h2>
      {here ? (
        <>
          <MallLink href={enterCategory(state, above?.id ?? null)} className={s.back}>
            <Icon name="left" size={12} />
            {above?.name ?? '全部分类'}
          </MallLink>
          {isAtLeaf(result, state.categoryId) ? (
            <SiblingLeaves state={state} here={here} />
          ) : (
            <p className={s.here}>{here.name}</p>
          )}
        </>
      ) : null}
      <ul>
        {(isOpen ? below : below.slice(0, FOLDED)).map(({ id, name, count }) => (
          <li key={id}>
            <MallLink
              href={enterCategory(state, id)}
              className={s.plain}
              onWarm={preload.search({ ...state, page: 1, categoryId: id, attributes: {} })}
            >
              <span className={s.name}>{name}</span>
              <span className={s.count}>{count}</span>
            </MallLink>
          </li>
        ))}
      </ul>
      {below.length > FOLDED ? (
        <button
          type="button"
          className={s.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : `更多 ${below.length - FOLDED}`}
          <Icon name={isOpen ? 'up' : 'down'} size={12} />
        </button>
      ) : null}
    </nav>
  )
}
