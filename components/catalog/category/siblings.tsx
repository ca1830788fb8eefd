import { MallLink } from '@/components/ui/mall-link'
import type { CategoryDetail } from '@/contract/catalog/category-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './siblings.module.css'

type SiblingsProps = { category: CategoryDetail }

/** Parent link and sibling categories: a rail, on phones a row that scrolls. */
export function Siblings({ category }: SiblingsProps) {
  const preload = usePreload()
  const above = category.path.at(-2)
  return (
    <nav className={s.root} aria-label="同级分类">
      <h2 className={s.title}>
        {above ? <MallLink href={routes.category(above.id)}>{above.name}</MallLink> : '全部分类'}
      </h2>
      <ul className={s.list}>
        {category.siblings.map(({ id, name, productCount }) => (
          <li key={id} className={id === category.id ? s.current : undefined}>
            <MallLink
              href={routes.category(id)}
              className={id === category.id ? `${s.link} ${s.here}` : s.link}
              aria-current={id === category.id ? 'page' : undefined}
              onWarm={preload.category(id)}
            >
              <span>{name}</span>
              <span className={s.count}>{productCount}</span>
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
