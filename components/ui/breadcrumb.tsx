import { routes } from '@/contract/routes'
import s from './breadcrumb.module.css'
import { Icon } from './icon'
import { MallLink } from './mall-link'

/** One crumb of the path. */
export type Step = { name: string; href: string }
type BreadcrumbProps = {
  path: { id: number; name: string }[]
  /** The parent list page, where that is no category. */
  hub?: Step
  /** The current page, where that is no category. */
  last?: string | undefined
}

/** Categories above the leaves have their own page; a leaf's page is its result list. */
const LEAF_AT = 2

/** Crumbs of a category path. */
export function stepsOf(path: BreadcrumbProps['path']): Step[] {
  return path.map(({ id, name }, at) => ({
    name,
    href: at < LEAF_AT ? routes.category(id) : routes.search({ categoryId: id }),
  }))
}

/** The path as a schema.org BreadcrumbList. */
export function breadcrumbData(steps: readonly Step[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: href,
    })),
  }
}

/** Breadcrumb: home, the parent categories and the current page. */
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
