import { first, parsePage, type Query } from './query'

/** Sections of the personal centre, the first one unasked. */
export const USER_INFO_SECTIONS = [
  { section: 'profile', title: '个人资料' },
  { section: 'company', title: '公司信息' },
  { section: 'security', title: '账户安全' },
  { section: 'sessions', title: '登录设备' },
  { section: 'addresses', title: '收货地址' },
  { section: 'titles', title: '发票抬头' },
  { section: 'invoices', title: '我的发票' },
  { section: 'favorites', title: '我的收藏' },
  { section: 'lists', title: '采购清单' },
] as const
export type UserInfoSection = (typeof USER_INFO_SECTIONS)[number]['section']

/** What the address of /user-info says. */
export type UserInfoState = {
  section: UserInfoSection
  page: number
  /** The purchase list that is open. */
  listId: string | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a section is called. */
export function sectionTitle(section: UserInfoSection): string {
  return USER_INFO_SECTIONS.find((one) => one.section === section)?.title ?? ''
}

/** Reads a /user-info address; whatever makes no sense falls back to the default. */
export function parseUserInfoState(query: Query): UserInfoState {
  const [usual] = USER_INFO_SECTIONS
  const asked = USER_INFO_SECTIONS.find(({ section }) => section === first(query.section))
  const list = first(query.list)
  return {
    section: (asked ?? usual).section,
    page: parsePage(query.page),
    listId: UUID.test(list) ? list : null,
  }
}
