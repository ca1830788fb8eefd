import { first, type Query } from './query'

/** Sections of the personal centre, the first one unasked. */
export const USER_INFO_SECTIONS = [{ section: 'favorites', title: '我的收藏' }] as const
export type UserInfoSection = (typeof USER_INFO_SECTIONS)[number]['section']

/** What the address of /user-info says. */
export type UserInfoState = { section: UserInfoSection; page: number }

const PAGE = /^[1-9]\d{0,3}$/

/** Reads a /user-info address; whatever makes no sense falls back to the default. */
export function parseUserInfoState(query: Query): UserInfoState {
  const [usual] = USER_INFO_SECTIONS
  const asked = USER_INFO_SECTIONS.find(({ section }) => section === first(query.section))
  const page = first(query.page)
  return { section: (asked ?? usual).section, page: PAGE.test(page) ? Number(page) : 1 }
}

/** The query of a state; the first page is left out. */
export function formatUserInfoState({ section, page = 1 }: Partial<UserInfoState>): string {
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
