import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { CategoryNode } from '@/contract/categories'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/use-categories'
import s from './mega-menu.module.css'

type FlyoutProps = {
  topId: number
  panel: RefObject<HTMLDivElement | null>
  onFollow: () => void
}

type GroupProps = { group: CategoryNode['children'][number]; onFollow: () => void }

function Group({ group, onFollow }: GroupProps) {
  return (
    <div className={s.group}>
      <MallLink
        href={routes.search({ categoryId: group.id })}
        className={s.groupName}
        onFollow={onFollow}
      >
        {group.name}
      </MallLink>
      <div className={s.leaves}>
        {group.children.map((leaf) => (
          <MallLink key={leaf.id} href={routes.search({ categoryId: leaf.id })} onFollow={onFollow}>
            {leaf.name}
            <span className={s.count}>{leaf.productCount}</span>
          </MallLink>
        ))}
      </div>
    </div>
  )
}

/** The two lower levels of one top category. */
export function MegaMenuFlyout({ topId, panel, onFollow }: FlyoutProps) {
  const { categories, error, retry } = useCategories(3)
  const top = categories.find(({ id }) => id === topId)
  return (
    <div className={s.flyout} ref={panel}>
      {error && !top ? (
        <p className={s.note} role="alert">
          {error.message}{' '}
          <Button look="text" onClick={retry}>
            重试
          </Button>
        </p>
      ) : null}
      {!error && !top ? <p className={s.note}>正在加载…</p> : null}
      {top?.children.length === 0 ? <p className={s.note}>该分类下没有子分类</p> : null}
      {top?.children.map((group) => (
        <Group key={group.id} group={group} onFollow={onFollow} />
      ))}
    </div>
  )
}
