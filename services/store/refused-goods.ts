import { removeTab, tabValue, writeTab } from './tab-store'

export const REFUSED_GOODS = 'refusedGoods'

/**
 * Goods of a visitor that the cart refused at the sign-in. The cart names them until the buyer has read it; whoever
 * signs in next in this tab sees none of them.
 */
export const refusedGoods = {
  areThere: (): boolean => tabValue(REFUSED_GOODS) !== null,
  write: (goods: readonly { title: string; reason: string }[]) =>
    void writeTab(REFUSED_GOODS, goods),
  clear: () => removeTab(REFUSED_GOODS),
}
