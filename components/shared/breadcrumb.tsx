import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import s from './breadcrumb.module.css'

type BreadcrumbProps = { path: { id: number; name: string }[]; last?: string }

/** Home, the categories above, and where the buyer stands. */
export function Breadcrumb({ path, last }: BreadcrumbProps) {
  return (
    <nav aria-label="当前位置">
      <ol className={s.root}>
        <li className={s.item}>
          <MallLink href={routes.home()}>首页</MallLink>
        </li>
        {path.map(({ id, name }, at) => {
          const isLast = last === undefined && at === path.length - 1
          return (
            <li key={id} className={s.item}>
              <Icon name="right" size={12} />
              <MallLink
                href={routes.search({ categoryId: id })}
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
