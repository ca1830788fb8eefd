import s from './product-image.module.css'

type ProductImageProps = {
  src: string
  alt: string
  /** px, for where the place it stands in says nothing. */
  width?: number
  isEager?: boolean
}

/** Drawings are 400 × 300. */
const RATIO = 3 / 4

/** A product's drawing in a box that keeps its place while loading. */
export function ProductImage({ src, alt, width, isEager = false }: ProductImageProps) {
  if (!src) return <span className={s.root} />
  return (
    <img
      className={s.root}
      src={src}
      alt={alt}
      width={width}
      height={width && width * RATIO}
      loading={isEager ? 'eager' : 'lazy'}
    />
  )
}
