import { MallLink } from '@/components/ui/mall-link'
import { SkeletonList } from '@/components/ui/skeleton'
import type { Tile } from '@/contract/product/tile-calls'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { Price } from './price'
import { ProductImage } from './product-image'
import s from './product-tiles.module.css'

type ProductTilesProps = { tiles: Tile[] }

/** Product cards, four in a row. A page holds a hundred: their elements carry no classes. */
export function ProductTiles({ tiles }: ProductTilesProps) {
  const preload = usePreload()
  return (
    <div className={s.list}>
      {tiles.map((tile) => (
        <MallLink
          key={tile.productId}
          href={routes.product(tile.productId)}
          onWarm={preload.product(tile.productId)}
        >
          <ProductImage src={tile.image} alt="" />
          <span>{tile.title}</span>
          <span>
            <Price value={tile.priceMin} unit={tile.unit} size="m" />
          </span>
        </MallLink>
      ))}
    </div>
  )
}

/** Skeleton of two rows of cards. */
export function ProductTilesSkeleton() {
  return <SkeletonList count={8} height="128px" className={s.list} />
}
