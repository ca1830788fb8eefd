import { STORAGE } from '@/contract/constants'

/** Storage may be full, blocked or missing; the mall works without it. */
export function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}

/** Reads JSON, whatever it holds; null when it is absent, garbled or unreadable. */
export const localValue = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null)

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

/** Id of who is signed in, as this browser's tabs have noted it (SPEC section 3: userInfo); null for nobody. */
export function notedUserId(): string | null {
  const user = localValue(STORAGE.userInfo)
  const id: unknown = typeof user === 'object' && user !== null && 'id' in user ? user.id : null
  return typeof id === 'string' ? id : null
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
