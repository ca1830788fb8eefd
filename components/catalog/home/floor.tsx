import { ProductTiles } from '@/components/product/shared/product-tiles'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import type { HomePage } from '@/contract/catalog/home-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './floor.module.css'

type FloorProps = {
  floor: HomePage['floors'][number]
  /** Subcategories, taken from the category tree so that the floor need not carry them again. */
  groups: CategoryNode['children']
  brands: HomePage['brands']
  number: number
}

/** One top category: its groups, brands and eight products. */
export function Floor({ floor, groups, brands, number }: FloorProps) {
  const preload = usePreload()
  const { category } = floor
  return (
    <section className={s.root} aria-labelledby={`floor-${category.id}`}>
      <div className={s.head}>
        <h2 id={`floor-${category.id}`} className={s.title}>
          <span className={s.number}>{`${number}F`}</span>
          {category.name}
        </h2>
        <div className={s.chips}>
          {groups.map(({ id, name }) => (
            <MallLink key={id} href={routes.category(id)} onWarm={preload.category(id)}>
              {name}
            </MallLink>
          ))}
        </div>
        <MallLink
          href={routes.category(category.id)}
          className={s.all}
          onWarm={preload.category(category.id)}
        >
          查看全部
          <Icon name="right" size={12} />
        </MallLink>
      </div>
      <ProductTiles tiles={floor.products} />
      {brands.length > 0 ? (
        <div className={s.brands}>
          <h3 className={s.brandsTitle}>主营品牌</h3>
          {brands.map(({ id, name }) => (
            <MallLink key={id} href={routes.brand(id)} onWarm={preload.brand(id)}>
              {name}
            </MallLink>
          ))}
        </div>
      ) : null}
    </section>
  )
}
