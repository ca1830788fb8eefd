import type { HallState } from './hall-state'

/** The address of a state; defaults are left out, so equal states have equal addresses. */
export function formatHallState(state: Partial<HallState>): string {
  const query = new URLSearchParams()
  if (state.keyword) query.set('keyword', state.keyword)
  if (state.categoryId) query.set('category', String(state.categoryId))
  if (state.initial) query.set('initial', state.initial)
  if (state.page && state.page > 1) query.set('page', String(state.page))
  return query.toString()
}
