import { routes } from './routes'

/** Where `g` and a letter lead. */
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
  | { do: 'nothing' }
  | { do: 'help' }
  | { do: 'search' }
  | { do: 'wait' }
  | { do: 'go'; place: (typeof PLACES)[number] }

/** What a key asks for; `isAfterG` when `g` was pressed just before. */
export function readShortcut(key: string, isAfterG: boolean): Shortcut {
  const place = isAfterG ? PLACES.find((one) => one.key === key) : undefined
  if (place) return { do: 'go', place }
  if (key === '?' || key === '？') return { do: 'help' }
  if (key === '/') return { do: 'search' }
  return { do: key === 'g' ? 'wait' : 'nothing' }
}
