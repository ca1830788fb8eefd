import * as z from 'zod/mini'
import { QTY_MAX, STORAGE } from '@/contract/constants'

/** Storage may be full, blocked or missing; the mall works without it. */
export function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}

/** Reads JSON validated by a schema; null when it is absent, garbled or unreadable. */
export function readLocal<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | null {
  return attempt(() => {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  }, null)
}

/** Saves a value; false when the browser refuses. */
export function writeLocal(key: string, value: unknown): boolean {
  return attempt(() => {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  }, false)
}

/** The keys that begin with `prefix`. */
export function localKeys(prefix: string): string[] {
  return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), [])
}

export function removeLocal(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

const notedUser = z.looseObject({ id: z.string() })

/** Id of who is signed in, as this browser's tabs have noted it (SPEC section 3: userInfo); null for nobody. */
export const notedUserId = (): string | null => readLocal(STORAGE.userInfo, notedUser)?.id ?? null

const goodsInfo = z.array(
  z.object({
    skuId: z.int().check(z.positive()),
    qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
    title: z.string(),
    note: z.optional(z.string()),
    buyerCode: z.optional(z.string()),
    priceSeen: z.optional(z.int()),
  }),
)
export type GoodsInfo = z.infer<typeof goodsInfo>

/** Goods in the format of saveCartProduct; the title is for display. */
export function cartItems(goods: GoodsInfo) {
  return goods.map(({ title: _title, ...item }) => item)
}

/** Goods a visitor put into the cart, saved while signing in (SPEC: goodsInfo). */
export const pendingGoods = {
  put: (goods: GoodsInfo) => writeLocal(STORAGE.goodsInfo, goods),
  take(): GoodsInfo {
    const goods = readLocal(STORAGE.goodsInfo, goodsInfo) ?? []
    removeLocal(STORAGE.goodsInfo)
    return goods
  },
}

/** What a tab tells the others of its change of the cart. */
export type CartNews = {
  /** Ids of the lines that were deleted. */
  gone?: readonly string[]
}

/** Notifies this browser's other tabs that the cart has changed. */
export function announceCart(news: CartNews = {}): void {
  writeLocal(STORAGE.cartChanged, { ...news, at: `${Date.now()} ${Math.random()}` })
}

/** Clears the personal data on sign-out (SPEC section 3). */
export function clearPersonal(): void {
  removeLocal(STORAGE.userInfo)
  removeLocal(STORAGE.goodsInfo)
  removeLocal(STORAGE.quickOrder)
  for (const key of localKeys(STORAGE.cartEdits)) removeLocal(key)
  removeLocal(STORAGE.cartChanged)
  for (const draft of [STORAGE.checkoutDraft, STORAGE.inquiryDraft]) {
    attempt(() => sessionStorage.removeItem(draft), undefined)
  }
}
