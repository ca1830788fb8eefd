import * as z from 'zod/mini'
import { QTY_MAX, STORAGE } from '@/contract/constants'

/** Storage may be full, blocked or missing; the mall works on without it. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Reads JSON of a known shape; null when it is absent, garbled or unreadable. */
export function readLocal<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | null {
  return attempt(() => {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  }, null)
}

/** Keeps a value; false when the browser would not. */
export function writeLocal(key: string, value: unknown): boolean {
  return attempt(() => {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  }, false)
}

export function removeLocal(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

const goodsInfo = z.array(
  z.object({
    skuId: z.int().check(z.positive()),
    qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
    title: z.string(),
    note: z.optional(z.string()),
    buyerCode: z.optional(z.string()),
  }),
)
export type GoodsInfo = z.infer<typeof goodsInfo>

/** Goods as saveCartProduct takes them; the title is for people. */
export function cartItems(goods: GoodsInfo) {
  return goods.map(({ title: _title, ...item }) => item)
}

/** Goods a visitor wanted in the cart, kept while signing in (SPEC: goodsInfo). */
export const pendingGoods = {
  put: (goods: GoodsInfo) => writeLocal(STORAGE.goodsInfo, goods),
  take(): GoodsInfo {
    const goods = readLocal(STORAGE.goodsInfo, goodsInfo) ?? []
    removeLocal(STORAGE.goodsInfo)
    return goods
  },
}

/** Tells this browser's other tabs that the cart is not what it was. */
export function announceCart(): void {
  writeLocal(STORAGE.cartChanged, `${Date.now()} ${Math.random()}`)
}

/** What sign-out leaves nothing of (SPEC section 3). */
export function clearPersonal(): void {
  removeLocal(STORAGE.userInfo)
  removeLocal(STORAGE.goodsInfo)
  removeLocal(STORAGE.quickOrder)
  removeLocal(STORAGE.cartEdits)
  removeLocal(STORAGE.cartChanged)
  attempt(() => sessionStorage.removeItem(STORAGE.checkoutDraft), undefined)
}
