import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { HomePage } from '@/contract/catalog/home-calls'
import { routes } from '@/contract/routes'
import s from './brand-wall.module.css'

type BrandWallProps = { brands: HomePage['brands'] }

/** Links to every brand page; nothing in a mall that has no brands yet. */
export function BrandWall({ brands }: BrandWallProps) {
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brand-wall">
      <h2 id="brand-wall" className={s.head}>
        <MallLink href={routes.brands()}>品牌馆</MallLink>
      </h2>
      <div className={s.list}>
        {brands.map(({ id, name, latin }) => (
          <MallLink key={id} href={routes.brand(id)} className={s.brand}>
            <span className={s.latin}>{latin}</span>
            <span className={surface.caption}>{name}</span>
          </MallLink>
        ))}
      </div>
    </section>
  )
}
