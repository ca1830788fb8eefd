import {
  OFFLINE_PAY,
  ORDER_STATUS,
  type OrderStatus,
  PAY_STATUS,
  REFUND_STATUS,
  SHIP_STATUS,
} from './order-status-rules'

/** Who may change an order: `system` is the clock. */
export type Actor = 'buyer' | 'merchant' | 'paymentProvider' | 'system'

/** Facts checked by the guards. */
export type OrderFacts = {
  status: number
  payStatus: number
  payType: number
  shipStatus: number
  refundStatus: number
  /** An exchange, return, repair or refund of it is not settled yet. */
  hasOpenAfterSale: boolean
  /** A cancellation request is waiting for the shop's answer. */
  isCancelAsked: boolean
  isExtended: boolean
  /** All shipped parcels have arrived. */
  isDelivered: boolean
  isHidden: boolean
  /** Completed less than 90 days ago, with a line not commented on. */
  isCommentable: boolean
  /** Completed less than 180 days ago, paid, without an invoice. */
  isInvoiceable: boolean
  /** Reminded less than a day ago. */
  isReminded: boolean
}

type Move = {
  by: readonly Actor[]
  from: readonly OrderStatus[]
  /** Null: the status does not change. */
  to: OrderStatus | null
  guard: (order: OrderFacts) => boolean
}

const { pending, toShip, toReceive, done, cancelled } = ORDER_STATUS
const always = () => true
const isUnpaid = ({ payStatus }: OrderFacts) => payStatus === PAY_STATUS.unpaid
const mayShip = ({ isCancelAsked }: OrderFacts) => !isCancelAsked
/** Paid, or offline with a voucher that the shop checks when accepting. */
const isCovered = ({ payStatus, payType }: OrderFacts) =>
  payStatus === PAY_STATUS.paid || (payType === OFFLINE_PAY && payStatus === PAY_STATUS.checking)

/** Every transition of an order (DOMAIN 3.1); any other is refused. */
export const TRANSITIONS = {
  pay: { by: ['paymentProvider'], from: [pending], to: null, guard: isUnpaid },
  uploadVoucher: {
    by: ['buyer'],
    from: [pending],
    to: null,
    guard: ({ payType, payStatus }) =>
      payType === OFFLINE_PAY &&
      (payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.checking),
  },
  /** The money of its vouchers has not arrived. */
  refuseVoucher: {
    by: ['merchant'],
    from: [pending],
    to: null,
    guard: ({ payStatus }) => payStatus === PAY_STATUS.checking,
  },
  /** Money has arrived at the bank, with a voucher or without. */
  bookTransfer: {
    by: ['merchant'],
    from: [pending],
    to: null,
    guard: ({ payType, payStatus }) =>
      payType === OFFLINE_PAY &&
      (payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.checking),
  },
  /** With a voucher in, or money on the way, the method is settled. */
  changePayType: { by: ['buyer'], from: [pending], to: null, guard: isUnpaid },
  accept: { by: ['merchant'], from: [pending], to: toShip, guard: isCovered },
  decline: { by: ['merchant'], from: [pending], to: cancelled, guard: always },
  cancel: { by: ['buyer'], from: [pending], to: cancelled, guard: always },
  expire: { by: ['system'], from: [pending], to: cancelled, guard: always },
  requestCancel: {
    by: ['buyer'],
    from: [toShip],
    to: null,
    guard: ({ shipStatus, isCancelAsked }) => shipStatus === SHIP_STATUS.none && !isCancelAsked,
  },
  agreeCancel: {
    by: ['merchant', 'system'],
    from: [toShip],
    to: cancelled,
    guard: ({ shipStatus, isCancelAsked }) => shipStatus === SHIP_STATUS.none && isCancelAsked,
  },
  refuseCancel: {
    by: ['merchant'],
    from: [toShip],
    to: null,
    guard: ({ isCancelAsked }) => isCancelAsked,
  },
  remindShipment: {
    by: ['buyer'],
    from: [toShip],
    to: null,
    guard: ({ isReminded, isCancelAsked }) => !isReminded && !isCancelAsked,
  },
  shipPart: { by: ['merchant'], from: [toShip], to: null, guard: mayShip },
  shipRest: { by: ['merchant'], from: [toShip], to: toReceive, guard: mayShip },
  deliver: {
    by: ['merchant'],
    from: [toShip, toReceive],
    to: null,
    guard: ({ shipStatus, isDelivered }) => shipStatus !== SHIP_STATUS.none && !isDelivered,
  },
  extendReceipt: {
    by: ['buyer'],
    from: [toReceive],
    to: null,
    // While a case is open no day of receipt comes nearer: the one extension would be lost.
    guard: ({ isExtended, hasOpenAfterSale }) => !isExtended && !hasOpenAfterSale,
  },
  confirmReceipt: {
    by: ['buyer', 'system'],
    from: [toReceive],
    to: done,
    guard: ({ hasOpenAfterSale }) => !hasOpenAfterSale,
  },
  /** Refund of a cancelled order completed: by the provider, or by the shop's own transfer. */
  refund: {
    by: ['paymentProvider', 'merchant'],
    from: [cancelled],
    to: null,
    guard: ({ refundStatus }) => refundStatus === REFUND_STATUS.refunding,
  },
  hide: {
    by: ['buyer'],
    from: [done, cancelled],
    to: null,
    guard: ({ isHidden, refundStatus, hasOpenAfterSale }) =>
      !isHidden && !hasOpenAfterSale && refundStatus !== REFUND_STATUS.refunding,
  },
} as const satisfies Record<string, Move>

export type TransitionName = keyof typeof TRANSITIONS

/** Whether an actor may apply a transition to an order now. */
export function canTransition(name: TransitionName, by: Actor, order: OrderFacts): boolean {
  const move: Move = TRANSITIONS[name]
  const isFrom = move.from.some((status) => status === order.status)
  return move.by.includes(by) && isFrom && move.guard(order)
}

/** A buyer's order actions, in button order. */
export const ORDER_ACTIONS = [
  'pay',
  'uploadVoucher',
  'confirmReceipt',
  'extendReceipt',
  'remindShipment',
  'cancel',
  'requestCancel',
  'comment',
  'applyInvoice',
  'buyAgain',
  'hide',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** The buyer's actions available now; comments, invoices and re-ordering are no transitions. */
export function actionsOf(order: OrderFacts): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => {
    if (action === 'buyAgain') return true
    if (action === 'comment') return order.isCommentable
    if (action === 'applyInvoice') return order.isInvoiceable
    return canTransition(action, action === 'pay' ? 'paymentProvider' : 'buyer', order)
  })
}
