import type { JoinState } from './merchant-join-address'
import { first, type Query } from './query'

/** The steps of the form in their order. */
export const JOIN_STEPS = ['企业信息', '经营信息', '联系与结算'] as const

const STEP = /^[1-3]$/
const NO = /^M\d{18}$/

/** Reads a /merchant-join address; whatever makes no sense falls back to the default. */
export function parseJoinState(query: Query): JoinState {
  const step = first(query.step)
  if (STEP.test(step)) return { view: 'form', step: Number(step), no: '' }
  const no = first(query.no)
  const view = first(query.view) === 'status' ? 'status' : 'pitch'
  return { view, step: 1, no: NO.test(no) ? no : '' }
}
