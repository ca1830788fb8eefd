import { MallLink } from '@/components/ui/mall-link'
import type { Stocked } from '@/contract/category-detail'
import s from './stocked-links.module.css'

type StockedLinksProps = { items: Stocked[]; hrefOf: (id: number) => string }

/** Brands or shops in a line, each with how many of the products shown it has. */
export function StockedLinks({ items, hrefOf }: StockedLinksProps) {
  return (
    <ul className={s.list}>
      {items.map(({ id, name, productCount }) => (
        <li key={id}>
          <MallLink href={hrefOf(id)} className={s.link}>
            {name}
            <span className={s.count}>{productCount}</span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}
