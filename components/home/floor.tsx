import { Price } from '@/components/shared/price'
import { ProductImage } from '@/components/shared/product-image'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { HomePage, Tile } from '@/contract/home'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/use-preload'
import s from './floor.module.css'

type FloorTileProps = { tile: Tile; onWarm: () => void }

function FloorTile({ tile, onWarm }: FloorTileProps) {
  return (
    <MallLink href={routes.product(tile.productId)} className={s.tile} onWarm={onWarm}>
      <span className={s.image}>
        <ProductImage src={tile.image} alt="" width={112} />
      </span>
      <span className={s.words}>
        <span className={s.name}>{tile.title}</span>
        <span>
          <Price value={tile.priceMin} unit={tile.unit} size="m" />
          <span className={s.from}>起</span>
        </span>
      </span>
    </MallLink>
  )
}

type FloorProps = { floor: HomePage['floors'][number]; number: number }

/** One top category: its groups, brands and eight products. */
export function Floor({ floor, number }: FloorProps) {
  const preload = usePreload()
  const { category } = floor
  return (
    <section className={s.root} aria-labelledby={`floor-${category.id}`}>
      <div className={s.head}>
        <h2 id={`floor-${category.id}`} className={s.title}>
          <span className={s.number}>{number}F</span>
          {category.name}
        </h2>
        <div className={s.chips}>
          {floor.children.map(({ id, name }) => (
            <MallLink key={id} href={routes.search({ categoryId: id })}>
              {name}
            </MallLink>
          ))}
        </div>
        <MallLink href={routes.search({ categoryId: category.id })} className={s.all}>
          查看全部
          <Icon name="right" size={12} />
        </MallLink>
      </div>
      <div className={s.products}>
        {floor.products.map((tile) => (
          <FloorTile key={tile.productId} tile={tile} onWarm={preload.product(tile.productId)} />
        ))}
      </div>
      {floor.brands.length > 0 ? (
        <div className={s.brands}>
          <h3 className={s.brandsTitle}>主营品牌</h3>
          {floor.brands.map(({ id, name }) => (
            <MallLink key={id} href={routes.search({ categoryId: category.id, brandIds: [id] })}>
              {name}
            </MallLink>
          ))}
        </div>
      ) : null}
    </section>
  )
}
