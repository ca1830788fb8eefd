import { attempt } from './local-store'

/** Reads JSON of this tab's session storage; null when it is absent, garbled or unreadable. */
export const tabValue = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'), null)

/** Saves a value for this tab; false when the browser refuses. */
export function writeTab(key: string, value: unknown): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  }, false)
}

export function removeTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
