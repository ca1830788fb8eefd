import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { SkeletonList } from '@/components/ui/skeleton'
import type { CategoryTile } from '@/contract/catalog/category-calls'
import s from './category-tiles.module.css'

/** Link of a tile and its preload. */
export type TileLink = { href: string; onWarm: () => void }

type CategoryTilesProps = { tiles: CategoryTile[]; linkOf: (id: number) => TileLink }

/** Category tiles with their drawings and product counts. */
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

/** Skeleton of the given number of tiles. */
export function CategoryTilesSkeleton({ count }: CategoryTilesSkeletonProps) {
  return <SkeletonList count={count} height="141px" className={s.list} />
}
