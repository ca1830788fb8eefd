import { first, type Query } from './query'

/** Parts of /merchant-join: what it is about, the form, what became of it. */
const VIEWS = ['pitch', 'form', 'status'] as const
/** The steps of the form in their order. */
export const JOIN_STEPS = ['企业信息', '经营信息', '联系与结算'] as const

/** What the address of /merchant-join says. */
export type JoinState = {
  view: (typeof VIEWS)[number]
  /** Of the form, from 1. */
  step: number
  /** An application that was just handed in, '' for none. */
  no: string
}

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

/** The query of a state. */
export function formatJoinState({ view, step = 1, no }: Partial<JoinState>): string {
  if (view === 'form') return `step=${step}`
  if (view !== 'status') return ''
  return no ? `view=status&no=${no}` : 'view=status'
}
