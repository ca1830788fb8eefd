import { type Address, first } from '@/contract/address-of'

/** State of the address of /merchant-join. */
export type JoinState = {
  /** Landing page, form, or status. */
  view: 'landing' | 'form' | 'status'
  /** Step of the form, from 1. */
  step: number
  /** Number of the application just submitted, '' for none. */
  no: string
}

/** Steps of the form, in order. */
export const JOIN_STEPS = ['企业信息', '经营信息', '联系与结算'] as const

const STEP = /^[1-3]$/
const NO = /^M\d{18}$/

/** The address of /merchant-join: its keys depend on the view, so `addressOf` does not fit. */
export const joinAddress: Address<JoinState> = {
  read(query) {
    const step = first(query.step)
    if (STEP.test(step)) return { view: 'form', step: Number(step), no: '' }
    const no = first(query.no)
    const view = first(query.view) === 'status' ? 'status' : 'landing'
    return { view, step: 1, no: NO.test(no) ? no : '' }
  },
  write({ view, step = 1, no }) {
    if (view === 'form') return `step=${step}`
    if (view !== 'status') return ''
    return no ? `view=status&no=${no}` : 'view=status'
  },
}
