import {
  OFFLINE_PAY,
  ORDER_STATUS,
  type OrderStatus,
  PAY_STATUS,
  REFUND_STATUS,
  SHIP_STATUS,
} from './order-state'

/** Who may move an order: `bank` is the payment provider, `system` the clock. */
export type Actor = 'buyer' | 'merchant' | 'bank' | 'system'

/** What the guards look at. */
export type OrderFacts = {
  status: number
  payStatus: number
  payType: number
  shipStatus: number
  refundStatus: number
  /** The buyer has asked the shop to cancel and waits for its word. */
  isCancelAsked: boolean
  isExtended: boolean
  /** Everything that was shipped has arrived. */
  isDelivered: boolean
  isHidden: boolean
  /** Completed less than 90 days ago, and a line waits for a comment. */
  isCommentable: boolean
  /** Completed less than 180 days ago, paid, and without an invoice. */
  isInvoiceable: boolean
  /** Reminded less than a day ago. */
  isReminded: boolean
}

type Move = {
  by: readonly Actor[]
  from: readonly OrderStatus[]
  /** Null: the order stays where it is. */
  to: OrderStatus | null
  guard: (order: OrderFacts) => boolean
}

const { pending, toShip, toReceive, done, cancelled } = ORDER_STATUS
const always = () => true
const isUnpaid = ({ payStatus }: OrderFacts) => payStatus === PAY_STATUS.unpaid
const mayShip = ({ isCancelAsked }: OrderFacts) => !isCancelAsked
/** Paid online, or offline with a voucher that the shop checks by accepting. */
const isCovered = ({ payStatus, payType }: OrderFacts) =>
  payStatus === (payType === OFFLINE_PAY ? PAY_STATUS.checking : PAY_STATUS.paid)

/** Every transition there is (DOMAIN 3.1); whatever is not here is refused. */
export const MOVES = {
  pay: { by: ['bank'], from: [pending], to: null, guard: isUnpaid },
  uploadVoucher: {
    by: ['buyer'],
    from: [pending],
    to: null,
    guard: ({ payType, payStatus }) =>
      payType === OFFLINE_PAY &&
      (payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.checking),
  },
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
    guard: ({ isExtended }) => !isExtended,
  },
  confirmReceipt: {
    by: ['buyer', 'system'],
    from: [toReceive],
    to: done,
    guard: ({ refundStatus }) => refundStatus !== REFUND_STATUS.refunding,
  },
  /** The money of a cancelled order is back: through the provider, or by the shop's own transfer. */
  refund: {
    by: ['bank', 'merchant'],
    from: [cancelled],
    to: null,
    guard: ({ refundStatus }) => refundStatus === REFUND_STATUS.refunding,
  },
  hide: {
    by: ['buyer'],
    from: [done, cancelled],
    to: null,
    guard: ({ isHidden, refundStatus }) => !isHidden && refundStatus !== REFUND_STATUS.refunding,
  },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof MOVES

/** Whether somebody may move an order so now. */
export function mayMove(name: MoveName, by: Actor, order: OrderFacts): boolean {
  const move: Move = MOVES[name]
  const isFrom = move.from.some((status) => status === order.status)
  return move.by.includes(by) && isFrom && move.guard(order)
}

/** What a buyer may do with an order, in the order the buttons come. */
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

/** What the buyer may do with an order now; comments, invoices and buying again do not move it. */
export function actionsOf(order: OrderFacts): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => {
    if (action === 'buyAgain') return true
    if (action === 'comment') return order.isCommentable
    if (action === 'applyInvoice') return order.isInvoiceable
    return mayMove(action, action === 'pay' ? 'bank' : 'buyer', order)
  })
}
