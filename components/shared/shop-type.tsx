import s from './shop-type.module.css'

type ShopTypeProps = { type: string }

/** What kind of shop it is, before its name. */
export function ShopType({ type }: ShopTypeProps) {
  return type ? <span className={s.root}>{type}</span> : null
}
