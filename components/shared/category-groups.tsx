import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CategoryGroup } from '@/contract/category-detail'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search-state'
import { usePreload } from '@/hooks/use-preload'
import s from './category-groups.module.css'
import { CategoryTiles } from './category-tiles'
import { Section } from './section'

/** Leaves shown before the rest is asked for: a row of them. */
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
          <Button look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : `展开其余 ${hidden} 个品类`}
          </Button>
        </div>
      ) : null}
    </Section>
  )
}

type CategoryGroupsProps = {
  groups: CategoryGroup[]
  /** What the lists behind the tiles are narrowed to: a brand, a shop. */
  within?: Partial<SearchState>
}

/** Categories with the leaves below them as tiles; each leads to its list of products. */
export function CategoryGroups({ groups, within = {} }: CategoryGroupsProps) {
  return groups.map((group) => <Group key={group.id} group={group} within={within} />)
}
