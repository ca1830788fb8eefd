import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useSignInHref } from '@/hooks/use-guarded-link'
import s from './nav-bar.module.css'

const LINKS = [
  { type: 2, title: '待发货' },
  { type: 4, title: '待收货' },
  { type: 5, title: '已完成' },
] as const

/** Orders by what they wait for (spec §2). */
export function OrdersDrop() {
  const guarded = useSignInHref()
  return (
    <ul className={s.drop}>
      {LINKS.map(({ type, title }) => (
        <li key={type}>
          <MallLink href={guarded(routes.orders({ type }))} className={s.link}>
            {title}
          </MallLink>
        </li>
      ))}
    </ul>
  )
}
