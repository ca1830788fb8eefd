import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import s from './breadcrumb.module.css'

/** A place on the way from the top. */
export type Step = { name: string; href: string }
type BreadcrumbProps = {
  path: { id: number; name: string }[]
  /** The list the page is out of, where that is no category. */
  hub?: Step
  last?: string
}

/** Categories above the leaves have pages of their own; a leaf's page is its list. */
const LEAF_AT = 2

/** The categories of a path as places to go to. */
export function stepsOf(path: BreadcrumbProps['path']): Step[] {
  return path.map(({ id, name }, at) => ({
    name,
    href: at < LEAF_AT ? routes.category(id) : routes.search({ categoryId: id }),
  }))
}

/** The way from the top as schema.org lists it. */
export function breadcrumbData(steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      ...{ '@type': 'ListItem', position: at + 1, name },
      item: href,
    })),
  }
}

/** Home, the categories above, and where the buyer stands. */
export function Breadcrumb({ path, hub, last }: BreadcrumbProps) {
  const steps = [...(hub ? [hub] : []), ...stepsOf(path)]
  return (
    <nav aria-label="当前位置">
      <ol className={s.root}>
        <li className={s.item}>
          <MallLink href={routes.home()}>首页</MallLink>
        </li>
        {steps.map(({ name, href }, at) => {
          const isLast = last === undefined && at === steps.length - 1
          return (
            <li key={href} className={s.item}>
              <Icon name="right" size={12} />
              <MallLink
                href={href}
                className={isLast ? s.last : undefined}
                aria-current={isLast ? 'page' : undefined}
              >
                {name}
              </MallLink>
            </li>
          )
        })}
        {last ? (
          <li className={s.item}>
            <Icon name="right" size={12} />
            <span className={s.last} aria-current="page">
              {last}
            </span>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
