import s from './shop-type.module.css'

type ShopTypeProps = { type: string }

/** Badge of the shop type, before the shop's name. */
export function ShopType({ type }: ShopTypeProps) {
  return type ? <span className={s.root}>{type}</span> : null
}
