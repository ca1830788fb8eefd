import { removeTab, tabValue, writeTab } from './tab-store'

const KEY = 'refusedGoods'
export type RefusedGoods = { title: string; reason: string }

const isRefused = (one: unknown): one is RefusedGoods =>
  typeof one === 'object' &&
  one !== null &&
  'title' in one &&
  'reason' in one &&
  [one.title, one.reason].every((text) => typeof text === 'string')

/**
 * Goods of a visitor that the cart refused at the sign-in. The cart names them until the buyer has read it; whoever
 * signs in next in this tab sees none of them.
 */
export const refusedGoods = {
  read(): RefusedGoods[] {
    const saved = tabValue(KEY)
    return Array.isArray(saved) ? saved.filter(isRefused) : []
  },
  write: (goods: readonly RefusedGoods[]) => void writeTab(KEY, goods),
  clear: () => removeTab(KEY),
}
