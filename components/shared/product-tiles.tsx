import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import type { Tile } from '@/contract/tile'
import { usePreload } from '@/hooks/use-preload'
import { Price } from './price'
import { ProductImage } from './product-image'
import s from './product-tiles.module.css'
import { SkeletonList } from './skeleton'

type ProductTilesProps = { tiles: Tile[] }

/** Products as small cards, four in a row. */
export function ProductTiles({ tiles }: ProductTilesProps) {
  const preload = usePreload()
  return (
    <div className={s.list}>
      {tiles.map((tile) => (
        <MallLink
          key={tile.productId}
          href={routes.product(tile.productId)}
          className={s.tile}
          onWarm={preload.product(tile.productId)}
        >
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
      ))}
    </div>
  )
}

/** The place of two rows of them. */
export function ProductTilesSkeleton() {
  return <SkeletonList count={8} height="128px" className={s.list} />
}
