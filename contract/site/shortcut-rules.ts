import { routes } from '@/contract/routes'

/** Targets of `g` plus a letter. */
export const PLACES = [
  { key: 'h', title: '首页', href: routes.home(), isPersonal: false },
  { key: 'q', title: '快速下单', href: routes.quickOrder(), isPersonal: false },
  { key: 'c', title: '购物车', href: routes.cart(), isPersonal: true },
  { key: 'o', title: '我的订单', href: routes.orders(), isPersonal: true },
  { key: 'm', title: '我的消息', href: routes.messages(), isPersonal: true },
  { key: 'u', title: '个人中心', href: routes.userInfo(), isPersonal: true },
  { key: 'b', title: '浏览记录', href: routes.browsingHistory(), isPersonal: true },
] as const

export type Shortcut =
  | { kind: 'nothing' }
  | { kind: 'help' }
  | { kind: 'search' }
  | { kind: 'wait' }
  | { kind: 'go'; place: (typeof PLACES)[number] }

/** The action of a key; `isAfterG` when `g` was pressed just before. */
export function readShortcut(key: string, isAfterG: boolean): Shortcut {
  const place = isAfterG ? PLACES.find((one) => one.key === key) : undefined
  if (place) return { kind: 'go', place }
  if (key === '?' || key === '？') return { kind: 'help' }
  if (key === '/') return { kind: 'search' }
  return { kind: key === 'g' ? 'wait' : 'nothing' }
}
