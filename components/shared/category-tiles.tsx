import { MallLink } from '@/components/ui/mall-link'
import type { CategoryTile } from '@/contract/category-detail'
import s from './category-tiles.module.css'
import { ProductImage } from './product-image'
import { SkeletonList } from './skeleton'

/** Where a tile leads, and what loads that page beforehand. */
export type TileLink = { href: string; onWarm: () => void }

type CategoryTilesProps = { tiles: CategoryTile[]; linkOf: (id: number) => TileLink }

/** Categories with their drawings and how many products they hold. */
export function CategoryTiles({ tiles, linkOf }: CategoryTilesProps) {
  return (
    <ul className={s.list}>
      {tiles.map(({ id, name, image, productCount }) => (
        <li key={id}>
          <MallLink {...linkOf(id)} className={s.tile}>
            <span className={s.image}>
              <ProductImage src={image} alt="" width={96} />
            </span>
            <span className={s.words}>
              <span className={s.name}>{name}</span>
              <span className={s.count}>{productCount} 种</span>
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}

type CategoryTilesSkeletonProps = { count: number }

/** The place of so many of them. */
export function CategoryTilesSkeleton({ count }: CategoryTilesSkeletonProps) {
  return <SkeletonList count={count} height="141px" className={s.list} />
}
