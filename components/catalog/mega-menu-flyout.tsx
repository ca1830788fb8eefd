import type { PointerEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { ProductImage } from '@/components/product/shared/product-image'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import { routes } from '@/contract/routes'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './mega-menu.module.css'

type FlyoutProps = {
  topId: number
  panel: RefObject<HTMLDivElement | null>
  onFollow: () => void
  /** Moves the focus to the first link as soon as there is one. */
  isEntered?: boolean
  onPointerEnter?: (event: PointerEvent) => void
}

type GroupProps = { group: CategoryNode['children'][number]; onFollow: () => void }

function Group({ group, onFollow }: GroupProps) {
  return (
    <div className={s.group}>
      <span className={s.picture}>
        {group.image ? <ProductImage src={group.image} alt="" width={80} /> : null}
      </span>
      <div>
        <p className={s.groupHead}>
          <MallLink href={routes.category(group.id)} className={s.groupName} onFollow={onFollow}>
            {group.name}
          </MallLink>
          {group.productCount ? <span className={s.count}>{group.productCount} 种</span> : null}
        </p>
        <div className={s.leaves}>
          {group.children.map((leaf) => (
            <MallLink
              key={leaf.id}
              href={routes.search({ categoryId: leaf.id })}
              onFollow={onFollow}
            >
              {leaf.name}
            </MallLink>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The two lower levels of one top category. */
export function MegaMenuFlyout(props: FlyoutProps) {
  const { topId, panel, onFollow, isEntered = false, onPointerEnter } = props
  const { categories, error, retry } = useCategories(3)
  const top = categories.find(({ id }) => id === topId)
  const isFilled = top !== undefined
  useEffect(() => {
    if (isEntered && isFilled) panel.current?.querySelector('a')?.focus()
  }, [isEntered, isFilled, panel])
  return (
    <div className={s.flyout} ref={panel} onPointerEnter={onPointerEnter}>
      {error && !top ? (
        <p className={s.note} role="alert">
          {error.message}{' '}
          <Button variant="text" onClick={retry}>
            重试
          </Button>
        </p>
      ) : null}
      {!error && !top ? <p className={s.note}>正在加载…</p> : null}
      {top?.children.length === 0 ? <p className={s.note}>该分类下没有子分类</p> : null}
      {top ? (
        <MallLink href={routes.category(top.id)} className={s.whole} onFollow={onFollow}>
          {top.name}全部分类
        </MallLink>
      ) : null}
      <div className={s.groups}>
        {top?.children.map((group) => (
          <Group key={group.id} group={group} onFollow={onFollow} />
        ))}
      </div>
    </div>
  )
}
