import { useState } from 'react'
import { MallLink } from '@/components/ui/mall-link'
import type { SearchState } from '@/contract/search/search-address'
import { useCategory } from '@/hooks/catalog/use-category'
import s from './filter-panel.module.css'
import { clearAll, enterCategory } from './search-links'
import { SiblingSkeleton } from './sibling-skeleton'

/** Links keep words and filters; the count under them is not known here. */
function goesAlone(state: SearchState, id: number): boolean {
  const bare = clearAll({ ...state, keyword: '', categoryId: id, tableSort: 'product' })
  return enterCategory(state, id) === bare
}

type SiblingLeavesProps = { state: SearchState; here: { id: number; name: string } }

/** For a leaf: its sibling categories with their product counts in the area. */
export function SiblingLeaves({ state, here }: SiblingLeavesProps) {
  const [asked, setAsked] = useState(here.id)
  const { category, error } = useCategory(asked)
  const siblings = category?.siblings ?? []
  // Siblings are the same for each of them: from leaf to leaf nothing is asked anew.
  const isOfFamily = asked === here.id || siblings.some(({ id }) => id === here.id)
  if (!isOfFamily && (category || error)) setAsked(here.id)
  if (error) return <p className={s.here}>{here.name}</p>
  if (!category || !isOfFamily) return <SiblingSkeleton />
  return (
    <ul aria-label="同级分类">
      {siblings.map(({ id, name, productCount }) => (
        <li key={id}>
          {id === here.id ? (
            <p className={s.here} aria-current="page">
              {name}
            </p>
          ) : (
            <MallLink href={enterCategory(state, id)} className={s.plain}>
              <span className={s.name}>{name}</span>
              {goesAlone(state, id) ? <span className={s.count}>{productCount}</span> : null}
            </MallLink>
          )}
        </li>
      ))}
    </ul>
  )
}
