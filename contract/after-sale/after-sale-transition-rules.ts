import type { Actor } from '@/contract/order/order-transition-rules'
import { AFTER_SALE_STATUS, AFTER_SALE_TYPE, type AfterSaleStatus } from './after-sale-status-rules'

/** State on which transitions depend. */
export type AfterSaleState = { type: number; status: number }

type Move = {
  by: readonly Actor[]
  from: readonly AfterSaleStatus[]
  /** Kinds of cases it applies to. */
  types: readonly number[]
  to: (type: number) => AfterSaleStatus
}

const {
  applied,
  toSendBack,
  toReceive,
  refunding,
  done,
  rejected,
  withdrawn,
  preparing,
  toConfirm,
} = AFTER_SALE_STATUS
const { refund, sendBack, exchange, repair } = AFTER_SALE_TYPE
const ALL = [refund, sendBack, exchange, repair]
/** Kinds in which the goods go back to the shop. */
const PARCELS = [sendBack, exchange, repair]
/** Kinds that end with goods sent to the buyer. */
const RETURNED = [exchange, repair]

/** Every transition of an after-sale case (DOMAIN 3.1); any other is refused. */
export const AFTER_SALE_TRANSITIONS = {
  agree: {
    by: ['merchant'],
    from: [applied],
    types: ALL,
    to: (type) => (type === refund ? refunding : toSendBack),
  },
  /** The returned goods may turn out to be the wrong ones. */
  reject: { by: ['merchant'], from: [applied, toReceive], types: ALL, to: () => rejected },
  withdraw: { by: ['buyer'], from: [applied, toSendBack], types: ALL, to: () => withdrawn },
  sendBack: { by: ['buyer'], from: [toSendBack], types: PARCELS, to: () => toReceive },
  receive: {
    by: ['merchant'],
    from: [toReceive],
    types: PARCELS,
    to: (type) => (type === sendBack ? refunding : preparing),
  },
  /** The replacement has a parcel of its own. */
  resend: { by: ['merchant'], from: [preparing], types: RETURNED, to: () => toConfirm },
  confirmReplacement: {
    by: ['buyer', 'system'],
    from: [toConfirm],
    types: RETURNED,
    to: () => done,
  },
  /** Refund completed: by the provider, or by the shop's own transfer. */
  payBack: {
    by: ['paymentProvider', 'merchant'],
    from: [refunding],
    types: [refund, sendBack],
    to: () => done,
  },
} as const satisfies Record<string, Move>

export type AfterSaleTransitionName = keyof typeof AFTER_SALE_TRANSITIONS

/** Target status of a transition; null when it is not allowed. */
export function afterSaleTarget(
  name: AfterSaleTransitionName,
  by: Actor,
  returnCase: AfterSaleState,
): AfterSaleStatus | null {
  const move: Move = AFTER_SALE_TRANSITIONS[name]
  const isFrom = move.from.some((status) => status === returnCase.status)
  const isLegal = move.by.includes(by) && isFrom && move.types.includes(returnCase.type)
  return isLegal ? move.to(returnCase.type) : null
}

/** A buyer's actions on a case. */
export const AFTER_SALE_ACTIONS = ['sendBack', 'confirmReplacement', 'withdraw'] as const
export type AfterSaleAction = (typeof AFTER_SALE_ACTIONS)[number]

/** The actions a buyer may take on a case now. */
export function afterSaleActionsOf(returnCase: AfterSaleState): AfterSaleAction[] {
  return AFTER_SALE_ACTIONS.filter(
    (action) => afterSaleTarget(action, 'buyer', returnCase) !== null,
  )
}
