import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  getOrderDetail,
  hideOrder,
  type OrderDetail,
  remindShipment,
} from '@/contract/order/order-calls'
import { orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { createMerchant, type Merchant } from '@/server/modules/order/merchant'
import { createTimedRules } from '@/server/modules/order/timed-rules'
import { createCloseAll } from '@/server/modules/payment/close-payments'
import { createPayments } from '@/server/modules/payment/payment-service'
import { createRefunds } from '@/server/modules/payment/refunds'
import { createSandbox } from '@/server/modules/payment/sandbox'
import { createVouchers } from '@/server/modules/payment/voucher-service'
import { isServer } from '../../support/engine'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

// Runs on both engines: a life is made of jobs and moves under locks.

/** More by FC_RUNS. */
const LIVES = runsOf(isServer ? 60 : 10)
const SLOW_MS = 1_800_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const QTY = 4
const STOCK = 1000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let merchant: Merchant
let buyer: Buyer
let skuId: number
let runDue: ReturnType<typeof createTimedRules>
let giveBack: ReturnType<typeof createRefunds>
let sandbox: ReturnType<typeof createSandbox>
let payments: ReturnType<typeof createPayments>
let vouchers: ReturnType<typeof createVouchers>

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const now = () => mall.time.now
  merchant = createMerchant(mall.db, now)
  runDue = createTimedRules(mall.db, now)
  sandbox = createSandbox(mall.db, now)
  const { provider } = sandbox
  giveBack = createRefunds(mall.db, { provider, now })
  const closeAll = createCloseAll(provider, console.error)
  payments = createPayments(mall.db, { provider, closeAll, now, payTypes: [1, 2, 3, 4] })
  vouchers = createVouchers(mall.db, { closeAll, now })
  const [sku] = await shop.plainSkus(1, STOCK)
  skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

/** DOMAIN 3.1 written by hand, independent of the mall's own transition table. */
type Model = {
  status: 1 | 2 | 4 | 5 | 7
  pay: 'none' | 'voucher' | 'paid' | 'back'
  isOffline: boolean
  createdAt: number
  shipped: number
  arrived: number
  isAsked: boolean
  isExtended: boolean
  isHidden: boolean
  remindedAt: number
  refund: 'none' | 'owed' | 'done'
  dueAt: number | null
  finishedAt: number | null
  now: number
}
type Real = { orderNo: string }

const cancelled = (model: Model) => {
  model.status = 7
  model.isAsked = false
  model.dueAt = null
  if (model.pay === 'paid') model.refund = 'owed'
}
const completed = (model: Model) => {
  model.status = 5
  model.finishedAt = model.now
  model.arrived = model.shipped
  model.dueAt = null
}

/** Whether the transition is legal now, and its effect on the model. */
type Rule = { may: (model: Model) => boolean; does: (model: Model) => void }

const RULES = {
  pay: {
    may: (m) => m.status === 1 && m.pay === 'none',
    does: (m) => Object.assign(m, { pay: 'paid', isOffline: false, dueAt: m.now + 3 * DAY_MS }),
  },
  voucher: {
    may: (m) => m.status === 1 && m.isOffline && (m.pay === 'none' || m.pay === 'voucher'),
    // Only the first voucher holds the stock for longer.
    does: (m) =>
      Object.assign(m, {
        pay: 'voucher',
        dueAt: m.pay === 'none' ? m.now + 3 * DAY_MS : m.dueAt,
      }),
  },
  toTransfer: {
    may: (m) => m.status === 1 && m.pay === 'none',
    does: (m) => Object.assign(m, { isOffline: true, dueAt: m.createdAt + 3 * DAY_MS }),
  },
  toOnline: {
    may: (m) => m.status === 1 && m.pay === 'none',
    does: (m) => {
      if (!m.isOffline) return
      const day = Math.max(m.createdAt + DAY_MS, m.now + 2 * HOUR_MS)
      Object.assign(m, { isOffline: false, dueAt: Math.min(day, m.createdAt + 3 * DAY_MS) })
    },
  },
  accept: {
    may: (m) => m.status === 1 && m.pay === (m.isOffline ? 'voucher' : 'paid'),
    does: (m) => Object.assign(m, { status: 2, pay: 'paid', dueAt: null }),
  },
  decline: { may: (m) => m.status === 1, does: cancelled },
  cancel: {
    may: (m) => m.status === 1 || (m.status === 2 && m.shipped === 0 && !m.isAsked),
    does: (m) => {
      if (m.status === 1) cancelled(m)
      else Object.assign(m, { isAsked: true, dueAt: m.now + 2 * DAY_MS })
    },
  },
  agree: { may: (m) => m.status === 2 && m.isAsked && m.shipped === 0, does: cancelled },
  refuse: {
    may: (m) => m.status === 2 && m.isAsked,
    does: (m) => Object.assign(m, { isAsked: false, dueAt: null }),
  },
  remind: {
    may: (m) => m.status === 2 && !m.isAsked && m.now - m.remindedAt >= DAY_MS,
    does: (m) => Object.assign(m, { remindedAt: m.now }),
  },
  shipOne: {
    may: (m) => m.status === 2 && !m.isAsked && m.shipped < QTY,
    does: (m) => {
      m.shipped += 1
      if (m.shipped === QTY) Object.assign(m, { status: 4, dueAt: m.now + 15 * DAY_MS })
    },
  },
  shipRest: {
    may: (m) => m.status === 2 && !m.isAsked && m.shipped < QTY,
    does: (m) => Object.assign(m, { shipped: QTY, status: 4, dueAt: m.now + 15 * DAY_MS }),
  },
  deliver: {
    may: (m) => (m.status === 2 || m.status === 4) && m.arrived < m.shipped,
    does: (m) => Object.assign(m, { arrived: m.shipped }),
  },
  extend: {
    may: (m) => m.status === 4 && !m.isExtended,
    does: (m) => Object.assign(m, { isExtended: true, dueAt: (m.dueAt ?? 0) + 7 * DAY_MS }),
  },
  confirm: { may: (m) => m.status === 4, does: completed },
  hide: {
    may: (m) => (m.status === 5 || m.status === 7) && !m.isHidden && m.refund !== 'owed',
    does: (m) => Object.assign(m, { isHidden: true }),
  },
} as const satisfies Record<string, Rule>

type TransitionName = keyof typeof RULES

const BUYER: Partial<Record<TransitionName, Endpoint>> = {
  cancel: cancelOrder,
  remind: remindShipment,
  extend: extendReceipt,
  confirm: confirmReceipt,
  hide: hideOrder,
}

/** A transition by shop or clock, as the HTTP status a call would have. */
async function statusOf(step: Promise<unknown>): Promise<number> {
  try {
    await step
    return 200
  } catch (error) {
    if (error instanceof HttpError && error.reason === 'CONFLICT') return 409
    throw error
  }
}

async function lineIdOf(orderNo: string): Promise<string> {
  const { lines } = await mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
  return lines[0]?.lineId ?? ''
}

const PARCEL = { carrier: '示例物流', trackingNo: 'SL1' }
const OTHER_SIDE: Partial<Record<TransitionName, (orderNo: string) => Promise<unknown>>> = {
  async pay(orderNo) {
    const requested = { orderNos: [orderNo], payType: 1 as const }
    const { cashierUrl, paymentNo } = await payments.create(buyer.userId, requested)
    const token = new URL(cashierUrl, 'http://mall.test').searchParams.get('token') ?? ''
    await payments.notify(await sandbox.pay({ paymentNo, token, outcome: 'paid' }))
  },
  voucher(orderNo) {
    const form = new FormData()
    form.append('file', voucherFile())
    form.append('orderNos', orderNo)
    return vouchers.upload(buyer.userId, form)
  },
  toTransfer: (orderNo) => payments.changeMethod(buyer.userId, { orderNos: [orderNo], payType: 4 }),
  toOnline: (orderNo) => payments.changeMethod(buyer.userId, { orderNos: [orderNo], payType: 2 }),
  accept: (orderNo) => merchant.accept(orderNo),
  decline: (orderNo) => merchant.decline(orderNo, '缺货'),
  agree: (orderNo) => merchant.agreeCancel(orderNo),
  refuse: (orderNo) => merchant.refuseCancel(orderNo, '已备货'),
  shipOne: async (orderNo) => {
    const lines = [{ lineId: await lineIdOf(orderNo), qty: 1 }]
    return merchant.ship(orderNo, { ...PARCEL, lines })
  },
  shipRest: (orderNo) => merchant.ship(orderNo, PARCEL),
  deliver: (orderNo) => merchant.deliver(orderNo),
}

async function perform(name: TransitionName, orderNo: string): Promise<number> {
  const endpoint = BUYER[name]
  const { token } = buyer
  if (endpoint) return (await mall.ask(endpoint, { orderNo, reason: '其他' }, { token })).status
  return statusOf(OTHER_SIDE[name]?.(orderNo) ?? Promise.reject(new Error(`no move ${name}`)))
}

const PAY_STATUS = { none: 0, paid: 1, voucher: 2, back: 4 }
const REFUND_STATUS = { none: 0, owed: 2, done: 3 }

function actionsOf(model: Model): string[] {
  const { pay, voucher, confirm, extend, remind, cancel, hide } = RULES
  const { status, finishedAt } = model
  const isDoneSince = (days: number) =>
    finishedAt !== null && model.now - finishedAt <= days * DAY_MS
  return [
    ...(pay.may(model) ? ['pay'] : []),
    ...(voucher.may(model) ? ['uploadVoucher'] : []),
    ...(confirm.may(model) ? ['confirmReceipt'] : []),
    ...(extend.may(model) ? ['extendReceipt'] : []),
    ...(remind.may(model) ? ['remindShipment'] : []),
    ...(cancel.may(model) ? [status === 1 ? 'cancel' : 'requestCancel'] : []),
    ...(isDoneSince(90) ? ['comment'] : []),
    ...(isDoneSince(180) ? ['applyInvoice'] : []),
    'buyAgain',
    ...(hide.may(model) ? ['hide'] : []),
  ]
}

function expectSame(model: Model, order: OrderDetail): void {
  const { status, shipped, arrived, isAsked, dueAt } = model
  const [line] = order.lines
  const real = {
    status: order.status,
    pay: order.payStatus,
    refund: order.refundStatus,
    shipped: line?.shippedQty,
    arrived: line?.receivedQty,
    isAsked: order.isCancelAsked,
    dueAt: order.dueAt,
    ship: order.shipStatus,
    actions: order.actions,
  }
  const ship = shipped === 0 ? 0 : shipped < QTY ? 1 : 2
  expect(real).toEqual({
    status,
    pay: PAY_STATUS[model.pay],
    refund: REFUND_STATUS[model.refund],
    shipped,
    arrived,
    isAsked,
    dueAt,
    ship,
    actions: actionsOf(model),
  })
}

async function startAfresh(): Promise<void> {
  await mall.db.delete(orders).where(eq(orders.userId, buyer.userId))
  await shop.setStock(skuId, STOCK)
  buyer.token = await shop.tokenOf(buyer.userId)
}

/** The held stock equals the sum over open orders: nothing is freed or spent twice. */
async function expectStock({ status }: Model) {
  const isLive = status === 1 || status === 2 || status === 4
  expect(await shop.books(skuId)).toEqual({
    free: STOCK - (status === 7 ? 0 : QTY),
    onHand: STOCK - (status === 5 ? QTY : 0),
    locked: isLive ? QTY : 0,
    held: isLive ? QTY : 0,
  })
}

async function check(model: Model, { orderNo }: Real): Promise<void> {
  expectSame(model, await mall.call(getOrderDetail, { orderNo }, { token: buyer.token }))
}

const moves = Object.keys(RULES).filter((name): name is TransitionName => name in RULES)
/** Forward transitions are more frequent, or most orders would end before shipping. */
const ONWARD: readonly TransitionName[] = [
  'pay',
  'accept',
  'shipOne',
  'shipRest',
  'deliver',
  'confirm',
]
type Command = fc.Arbitrary<fc.AsyncCommand<Model, Real>>
const moveCommands = [...moves, ...ONWARD, ...ONWARD, ...ONWARD].map(
  (name): Command =>
    fc.constant({
      check: () => true,
      async run(model: Model, real: Real) {
        const isLegal = RULES[name].may(model)
        const status = await perform(name, real.orderNo)
        expect([name, status]).toEqual([name, isLegal ? 200 : 409])
        if (isLegal) RULES[name].does(model)
        await check(model, real)
      },
      toString: () => name,
    }),
)

const waitCommand: Command = fc.integer({ min: 1, max: 200 }).map((hours) => ({
  check: () => true,
  async run(model: Model, real: Real) {
    mall.time.now += hours * HOUR_MS
    model.now = mall.time.now
    buyer.token = await shop.tokenOf(buyer.userId)
    await runDue((error) => {
      throw error
    })
    if (model.dueAt !== null && model.dueAt <= model.now) {
      if (model.status === 4) completed(model)
      else cancelled(model)
    }
    await check(model, real)
  },
  toString: () => `wait(${hours} h)`,
}))

const refundCommand: Command = fc.constant({
  check: () => true,
  async run(model: Model, real: Real) {
    await giveBack((error) => {
      throw error
    })
    const isByShop = model.refund === 'owed' && model.isOffline
    expect(await statusOf(merchant.refund(real.orderNo))).toBe(isByShop ? 200 : 409)
    if (model.refund === 'owed') Object.assign(model, { refund: 'done', pay: 'back' })
    await check(model, real)
  },
  toString: () => 'refund',
})

describe('order state machine', () => {
  it(
    `follows the transitions of DOMAIN 3.1 and no others, in ${LIVES} random lives`,
    async () => {
      const commands = fc.commands([...moveCommands, waitCommand, refundCommand], {
        maxCommands: 30,
      })
      await fc.assert(
        fc.asyncProperty(fc.boolean(), commands, async (isOffline, life) => {
          await startAfresh()
          const payType = isOffline ? 4 : 1
          const { orderNos } = await shop.order(buyer, [{ skuId, qty: QTY }], { payType })
          const model: Model = {
            status: 1,
            pay: 'none',
            isOffline,
            createdAt: mall.time.now,
            shipped: 0,
            arrived: 0,
            isAsked: false,
            isExtended: false,
            isHidden: false,
            remindedAt: 0,
            refund: 'none',
            dueAt: mall.time.now + (isOffline ? 3 : 1) * DAY_MS,
            now: mall.time.now,
            finishedAt: null,
          }
          const real = { orderNo: orderNos[0] ?? '' }
          await fc.asyncModelRun(() => ({ model, real }), life)
          await expectStock(model)
        }),
        { numRuns: LIVES },
      )
    },
    SLOW_MS,
  )
})
