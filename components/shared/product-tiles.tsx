import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import type { Tile } from '@/contract/tile'
import { usePreload } from '@/hooks/use-preload'
import { Price } from './price'
import { ProductImage } from './product-image'
import s from './product-tiles.module.css'
import { SkeletonList } from './skeleton'

type ProductTilesProps = { tiles: Tile[] }

/** Products as small cards, four in a row. A page holds a hundred: they carry no classes of their own. */
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

/** The place of two rows of them. */
export function ProductTilesSkeleton() {
  return <SkeletonList count={8} height="128px" className={s.list} />
}
