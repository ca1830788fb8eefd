// Runs on both engines: jobs and calls lock orders and cases.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  confirmReplacement,
  sendBack,
  withdrawRefund,
} from '@/contract/after-sale/after-sale-calls'
import { confirmReceipt, hideOrder } from '@/contract/order/order-calls'
import { orders, sandboxRefunds } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { confirmDueReplacements } from '@/server/modules/after-sale/confirm-due'
import { createTimedRules } from '@/server/modules/order/timed-rules'
import type { Buyer } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { type SaleMall, saleMall } from '../../support/sale-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

/** More by FC_RUNS. */
const LIVES = runsOf(25)
const SLOW_MS = 1_800_000
const DAY_MS = 86_400_000
const QTY = 3
const STOCK = 1000
const LINE_FEN = 1000

let mall: TestMall
let desk: SaleMall
let buyer: Buyer
let skuId: number
let runDue: ReturnType<typeof createTimedRules>

beforeAll(async () => {
  mall = await openTestMall()
  desk = saleMall(mall)
  runDue = createTimedRules(mall.db, () => mall.time.now)
  const [sku] = await desk.shop.plainSkus(1, STOCK)
  skuId = sku?.id ?? 0
  await desk.oddPrice(skuId)
  buyer = await desk.shop.newBuyer()
})
afterAll(() => mall.close())

/** DOMAIN 3.1 written by hand, independent of the mall's own transition table. */
type Sale = {
  no: string
  type: number
  status: number
  qty: number
  amount: number
  dueAt: number | null
}
type Model = {
  isOffline: boolean
  status: 4 | 5
  finishedAt: number
  dueAt: number
  now: number
  paid: number
  returnCases: Sale[]
}
type Real = { orderNo: string; lineId: string }

const isMoney = ({ type }: Sale) => type === 1 || type === 2
const isOpen = ({ status }: Sale) => status <= 4 || status >= 8
const isBack = (returnCase: Sale) => isMoney(returnCase) && returnCase.status === 5
const sumOf = (returnCases: Sale[], pick: (returnCase: Sale) => number) =>
  returnCases.reduce((sum, returnCase) => sum + pick(returnCase), 0)
const backOf = ({ returnCases }: Model) => sumOf(returnCases.filter(isBack), ({ amount }) => amount)
const roomOf = ({ returnCases }: Model) =>
  QTY -
  sumOf(
    returnCases.filter((returnCase) => isOpen(returnCase) || isBack(returnCase)),
    ({ qty }) => qty,
  )
const isRefunding = ({ returnCases }: Model) =>
  returnCases.some((returnCase) => isMoney(returnCase) && isOpen(returnCase))
const hasOpen = ({ returnCases }: Model) => returnCases.some(isOpen)
const ageOf = ({ status, now, finishedAt }: Model) => (status === 4 ? 0 : now - finishedAt)
const isClosed = (m: Model) => ageOf(m) > 365 * DAY_MS || backOf(m) >= m.paid || roomOf(m) === 0

function shareOf({ returnCases }: Model, qty: number): number {
  const claimed = returnCases.filter(
    (returnCase) => isMoney(returnCase) && (isOpen(returnCase) || isBack(returnCase)),
  )
  const pieces = sumOf(claimed, (returnCase) => returnCase.qty) + qty
  return Math.max(0, Math.round((LINE_FEN * pieces) / QTY) - sumOf(claimed, (s) => s.amount))
}

type Wish = { type: 1 | 2 | 3 | 4; qty: number; isQuality: boolean }

function applyStatus(m: Model, { type, qty, isQuality }: Wish): number {
  if (isClosed(m)) return 409
  if (ageOf(m) > 15 * DAY_MS && type !== 4) return 422
  if (ageOf(m) > 7 * DAY_MS && !isQuality) return 422
  if (qty > roomOf(m)) return 422
  return type <= 2 && shareOf(m, qty) === 0 ? 422 : 200
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

const PARCEL = { carrier: '示例物流', trackingNo: 'TH20261121' }
const token = () => ({ token: buyer.token })

/** A transition of a case: precondition, effect on the model, and how to run it. */
type Rule = {
  to: (returnCase: Sale, model: Model) => number | null
  act: (refundNo: string) => Promise<number>
}
const whereFrom = (returnCase: Sale, from: number[], to: number) =>
  from.includes(returnCase.status) ? to : null
const RULES: Record<string, Rule> = {
  withdraw: {
    to: (returnCase) => whereFrom(returnCase, [1, 2], 7),
    act: async (refundNo) => (await mall.ask(withdrawRefund, { refundNo }, token())).status,
  },
  sendBack: {
    to: (returnCase) => whereFrom(returnCase, [2], 3),
    act: async (refundNo) => (await mall.ask(sendBack, { refundNo, ...PARCEL }, token())).status,
  },
  agree: {
    to: (returnCase) => whereFrom(returnCase, [1], returnCase.type === 1 ? 4 : 2),
    act: (refundNo) => statusOf(desk.returnCases.agree(refundNo)),
  },
  reject: {
    to: (returnCase) => whereFrom(returnCase, [1, 3], 6),
    act: (refundNo) => statusOf(desk.returnCases.reject(refundNo, '已使用')),
  },
  receive: {
    to: (returnCase) => whereFrom(returnCase, [3], returnCase.type === 2 ? 4 : 8),
    act: (refundNo) => statusOf(desk.returnCases.receive(refundNo)),
  },
  resend: {
    to: (returnCase) => whereFrom(returnCase, [8], 9),
    act: (refundNo) => statusOf(desk.returnCases.resend(refundNo, PARCEL)),
  },
  confirmReplacement: {
    to: (returnCase) => whereFrom(returnCase, [9], 5),
    act: async (refundNo) => (await mall.ask(confirmReplacement, { refundNo }, token())).status,
  },
  payBack: {
    to: (returnCase, { isOffline }) => (isOffline ? whereFrom(returnCase, [4], 5) : null),
    act: (refundNo) => statusOf(desk.returnCases.payBack(refundNo)),
  },
}

/** What changes cases: once none is open any more, the buyer has a week before the receipt confirms itself. */
async function changing(model: Model, change: () => void | Promise<void>): Promise<void> {
  const wasOpen = hasOpen(model)
  await change()
  for (const returnCase of model.returnCases) if (returnCase.status !== 9) returnCase.dueAt = null
  if (!wasOpen || hasOpen(model) || model.status !== 4) return
  model.dueAt = Math.max(model.dueAt, model.now + 7 * DAY_MS)
}

async function check(model: Model, { orderNo }: Real): Promise<void> {
  const order = await desk.detail(buyer, orderNo)
  const back = backOf(model)
  const settled = back > 0 ? 3 : 0
  const { status, refundStatus, payStatus, refundAmount } = order
  expect({
    status,
    refundStatus,
    payStatus,
    refundAmount,
    mayRefund: order.lines[0]?.mayRefund,
    dueAt: order.dueAt,
  }).toEqual({
    dueAt: model.status === 4 && !hasOpen(model) ? model.dueAt : null,
    status: model.status,
    refundStatus: isRefunding(model) ? 2 : settled,
    payStatus: back === 0 ? 1 : back >= model.paid ? 4 : 3,
    refundAmount: back,
    mayRefund: !isClosed(model),
  })
  for (const returnCase of model.returnCases) {
    const { no, ...rest } = returnCase
    expect(await desk.record(buyer, no)).toMatchObject(rest)
  }
}

type Command = fc.Arbitrary<fc.AsyncCommand<Model, Real>>

const wish: fc.Arbitrary<Wish> = fc.record({
  type: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  qty: fc.integer({ min: 1, max: QTY + 1 }),
  isQuality: fc.boolean(),
})
const applyCommand: Command = wish.map((requested) => ({
  check: () => true,
  async run(model: Model, { orderNo, lineId }: Real) {
    const { type, qty, isQuality } = requested
    const legal = applyStatus(model, requested)
    const amount = type <= 2 ? shareOf(model, qty) : 0
    const reason = isQuality ? '质量问题' : '不再需要'
    const { status, data } = await desk.askApply(buyer, { lineId, type, qty, reason })
    expect(status).toBe(legal)
    if (legal === 200) {
      const no = String(Object(data).refundNo)
      model.returnCases.push({ no, type, status: 1, qty, amount, dueAt: null })
    }
    await check(model, { orderNo, lineId })
  },
  toString: () => `apply(${JSON.stringify(requested)})`,
}))

const moveCommand: Command = fc
  .record({
    name: fc.constantFrom(...Object.keys(RULES), 'agree', 'sendBack', 'receive'),
    at: fc.nat(5),
  })
  .map(({ name, at }) => ({
    check: ({ returnCases }: Model) => at < returnCases.length,
    async run(model: Model, real: Real) {
      const returnCase = model.returnCases[at]
      const rule = RULES[name]
      if (!returnCase || !rule) return
      const to = rule.to(returnCase, model)
      expect([name, await rule.act(returnCase.no)]).toEqual([name, to === null ? 409 : 200])
      await changing(model, () => {
        if (to === null) return
        returnCase.status = to
        if (to === 9) returnCase.dueAt = model.now + 15 * DAY_MS
      })
      await check(model, real)
    },
    toString: () => `${name}(${at})`,
  }))

const bankCommand: Command = fc.constant({
  check: () => true,
  async run(model: Model, real: Real) {
    await desk.giveBack()
    await changing(model, () => {
      if (model.isOffline) return
      for (const returnCase of model.returnCases) if (returnCase.status === 4) returnCase.status = 5
    })
    await check(model, real)
  },
  toString: () => 'paymentProvider',
})

function completed(model: Model): void {
  model.status = 5
  model.finishedAt = model.now
}

const confirmCommand: Command = fc.constant({
  check: () => true,
  async run(model: Model, real: Real) {
    const { status } = await mall.ask(confirmReceipt, { orderNo: real.orderNo }, token())
    const isLegal = model.status === 4 && !hasOpen(model)
    expect(status).toBe(isLegal ? 200 : 409)
    if (isLegal) completed(model)
    await check(model, real)
  },
  toString: () => 'confirm',
})

/** Deletes the order, which only a finished one without an open case allows, and takes that back. */
const deleteCommand: Command = fc.constant({
  check: () => true,
  async run(model: Model, real: Real) {
    const { status } = await mall.ask(hideOrder, { orderNo: real.orderNo }, token())
    expect(status).toBe(model.status === 5 && !hasOpen(model) ? 200 : 409)
    await mall.db.update(orders).set({ hiddenAt: null }).where(eq(orders.orderNo, real.orderNo))
    await check(model, real)
  },
  toString: () => 'delete',
})

const waitCommand: Command = fc.constantFrom(1, 6, 9, 200).map((days) => ({
  check: () => true,
  async run(model: Model, real: Real) {
    mall.time.now += days * DAY_MS
    model.now = mall.time.now
    buyer.token = await desk.shop.tokenOf(buyer.userId)
    await confirmDueReplacements(mall.db, model.now, (error) => {
      throw error
    })
    await changing(model, () => {
      for (const one of model.returnCases) {
        if (one.status === 9 && (one.dueAt ?? 0) <= model.now) one.status = 5
      }
    })
    await runDue((error) => {
      throw error
    })
    if (model.status === 4 && model.dueAt <= model.now && !hasOpen(model)) completed(model)
    await check(model, real)
  },
  toString: () => `wait(${days} d)`,
}))

/** Returned pieces are restocked once; refunds of the provider equal those of the cases. */
async function expectBooks(model: Model): Promise<void> {
  const isIn = (returnCase: Sale) =>
    returnCase.type === 2 && (returnCase.status === 4 || returnCase.status === 5)
  const returned = sumOf(model.returnCases.filter(isIn), ({ qty }) => qty)
  expect((await desk.shop.books(skuId)).free).toBe(STOCK - QTY + returned)
  const input = await mall.db.select().from(sandboxRefunds)
  const own = input.filter(({ refundNo }) => model.returnCases.some(({ no }) => no === refundNo))
  const sum = own.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe(model.isOffline ? 0 : backOf(model))
  expect(sum).toBeLessThanOrEqual(LINE_FEN)
}

async function startAfresh(isOffline: boolean): Promise<{ model: Model; real: Real }> {
  await mall.db.delete(orders).where(eq(orders.userId, buyer.userId))
  await desk.shop.setStock(skuId, STOCK)
  buyer.token = await desk.shop.tokenOf(buyer.userId)
  const order = await desk.shipped(buyer, [{ skuId, qty: QTY }], isOffline)
  const [line] = order.lines
  expect(line?.amount).toBe(LINE_FEN)
  const { orderNo, dueAt, paidAmount: paid } = order
  const times = { finishedAt: 0, dueAt: dueAt ?? 0, now: mall.time.now }
  return {
    model: { isOffline, status: 4, ...times, paid, returnCases: [] },
    real: { orderNo, lineId: line?.lineId ?? '' },
  }
}

describe('after-sale state machine', () => {
  it(
    `follows DOMAIN 3.1 and never refunds more than was paid, in ${LIVES} random lives`,
    async () => {
      const commands = fc.commands(
        [
          applyCommand,
          applyCommand,
          moveCommand,
          moveCommand,
          moveCommand,
          bankCommand,
          confirmCommand,
          deleteCommand,
          waitCommand,
        ],
        { maxCommands: 40 },
      )
      await fc.assert(
        fc.asyncProperty(fc.boolean(), commands, async (isOffline, life) => {
          const start = await startAfresh(isOffline)
          await fc.asyncModelRun(() => start, life)
          await expectBooks(start.model)
        }),
        { numRuns: LIVES },
      )
    },
    SLOW_MS,
  )
})
