import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { CategoryGroup } from '@/contract/catalog/category-calls'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { usePreload } from '@/hooks/call/use-preload'
import s from './category-groups.module.css'
import { CategoryTiles } from './category-tiles'

/** Leaves shown before 更多 is pressed: one row. */
const FOLDED = 8

type GroupProps = { group: CategoryGroup; within: Partial<SearchState> }

function Group({ group, within }: GroupProps) {
  const preload = usePreload()
  const [isOpen, setOpen] = useState(false)
  const { id, name, productCount, children } = group
  const hidden = children.length - FOLDED
  const listOf = (categoryId: number) => ({
    href: routes.search({ ...within, categoryId }),
    onWarm: preload.search({ ...within, categoryId }),
  })
  const more =
    Object.keys(within).length > 0
      ? { ...listOf(id), text: `全部${name}` }
      : { href: routes.category(id), onWarm: preload.category(id), text: `进入${name}` }
  return (
    <Section title={name} note={`${productCount} 种商品`} more={more}>
      <CategoryTiles tiles={isOpen ? children : children.slice(0, FOLDED)} linkOf={listOf} />
      {hidden > 0 ? (
        <div className={s.fold}>
          <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : `展开其余 ${hidden} 个品类`}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}

type CategoryGroupsProps = {
  groups: CategoryGroup[]
  /** Filter of the lists behind the tiles: a brand, a shop. */
  within?: Partial<SearchState>
}

/** Categories with their leaves as tiles; each links to its product list. */
export function CategoryGroups({ groups, within = {} }: CategoryGroupsProps) {
  return groups.map((group) => <Group key={group.id} group={group} within={within} />)
}
