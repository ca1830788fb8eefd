import { MallLink } from '@/components/ui/mall-link'
import type { Stocked } from '@/contract/catalog/category-calls'
import s from './stocked-links.module.css'

type StockedLinksProps = { items: Stocked[]; hrefOf: (id: number) => string }

/** Links to brands or shops in a line, each with its count of the products shown. */
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
