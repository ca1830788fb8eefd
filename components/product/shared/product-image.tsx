import s from './product-image.module.css'

type ProductImageProps = {
  src: string
  alt: string
  /** Size in px, where the container does not set one. */
  width?: number
  isEager?: boolean
}

/** Intrinsic size of drawings: 400 × 300. */
const RATIO = 3 / 4
const WIDTH = 400

/** The mall's own drawings take no bytes for what the stylesheet says; another host's say it too. */
const widthOf = (src: string) => (src.startsWith('/') ? undefined : WIDTH)

/** A product's picture in a box that reserves its space while loading. */
export function ProductImage({
  src,
  alt,
  width = widthOf(src),
  isEager = false,
}: ProductImageProps) {
  if (!src) return <span className={s.root} />
  return (
    <img
      className={s.root}
      src={src}
      alt={alt}
      width={width}
      height={width && width * RATIO}
      loading={isEager ? undefined : 'lazy'}
    />
  )
}
