import type { UserInfoState } from './user-info-state'

/** The query of a state; the first page is left out. */
export function formatUserInfoState(state: Partial<UserInfoState>): string {
  const { section, page = 1, listId } = state
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  if (page > 1) query.set('page', String(page))
  if (listId) query.set('list', listId)
  return query.toString()
}
