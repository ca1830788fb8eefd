import { SALE_STATUS, SALE_TYPE, type SaleStatus } from './after-sale-state'
import type { Actor } from './order-moves'

/** What the table looks at. */
export type SaleFacts = { type: number; status: number }

type Move = {
  by: readonly Actor[]
  from: readonly SaleStatus[]
  /** Kinds of after-sale it is for. */
  types: readonly number[]
  to: (type: number) => SaleStatus
}

const { applied, toSendBack, toReceive, refunding, done, rejected, withdrawn } = SALE_STATUS
const { refund, sendBack, exchange, repair } = SALE_TYPE
const ALL = [refund, sendBack, exchange, repair]
/** The goods go back to the shop. */
const PARCELS = [sendBack, exchange, repair]

/** Every transition of an after-sale record (DOMAIN 3.1); whatever is not here is refused. */
export const SALE_MOVES = {
  agree: {
    by: ['merchant'],
    from: [applied],
    types: ALL,
    to: (type) => (type === refund ? refunding : toSendBack),
  },
  /** What came back may turn out to be something else. */
  reject: { by: ['merchant'], from: [applied, toReceive], types: ALL, to: () => rejected },
  withdraw: { by: ['buyer'], from: [applied, toSendBack], types: ALL, to: () => withdrawn },
  sendBack: { by: ['buyer'], from: [toSendBack], types: PARCELS, to: () => toReceive },
  receive: {
    by: ['merchant'],
    from: [toReceive],
    types: PARCELS,
    to: (type) => (type === sendBack ? refunding : done),
  },
  /** The money is back: through the provider, or by the shop's own transfer. */
  payBack: {
    by: ['bank', 'merchant'],
    from: [refunding],
    types: [refund, sendBack],
    to: () => done,
  },
} as const satisfies Record<string, Move>

export type SaleMoveName = keyof typeof SALE_MOVES

/** Where a record goes when somebody moves it so now; null when it must not. */
export function saleTarget(name: SaleMoveName, by: Actor, sale: SaleFacts): SaleStatus | null {
  const move: Move = SALE_MOVES[name]
  const isFrom = move.from.some((status) => status === sale.status)
  const isLegal = move.by.includes(by) && isFrom && move.types.includes(sale.type)
  return isLegal ? move.to(sale.type) : null
}

/** What a buyer may do with a record. */
export const SALE_ACTIONS = ['sendBack', 'withdraw'] as const
export type SaleAction = (typeof SALE_ACTIONS)[number]

/** What the buyer may do with a record now. */
export function saleActionsOf(sale: SaleFacts): SaleAction[] {
  return SALE_ACTIONS.filter((action) => saleTarget(action, 'buyer', sale) !== null)
}
