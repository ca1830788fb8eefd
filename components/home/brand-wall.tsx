import { MallLink } from '@/components/ui/mall-link'
import type { HomePage } from '@/contract/home'
import { routes } from '@/contract/routes'
import s from './brand-wall.module.css'

type BrandWallProps = { brands: HomePage['brands'] }

/** Every brand, leading to its page. */
export function BrandWall({ brands }: BrandWallProps) {
  return (
    <section aria-labelledby="brand-wall">
      <h2 id="brand-wall" className={s.head}>
        <MallLink href={routes.brands()}>品牌馆</MallLink>
      </h2>
      <div className={s.list}>
        {brands.map(({ id, name, latin }) => (
          <MallLink key={id} href={routes.brand(id)} className={s.brand}>
            <span className={s.latin}>{latin}</span>
            <span className={s.name}>{name}</span>
          </MallLink>
        ))}
      </div>
    </section>
  )
}
