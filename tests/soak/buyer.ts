import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { cancelOrder } from '@/contract/order/order-calls'
import { createPayment, getPaymentStatus, paySandbox } from '@/contract/payment/payment-calls'
import { searchProducts } from '@/contract/search/search-calls'
import type { Buyer, orderMall } from '../support/order-mall'
import type { Caller } from './caller'

/** What the mall has acknowledged of an order. */
export type Acknowledged = { state: 'placed' | 'paid' | 'cancelled' | 'refunded' }
/** By order number. */
export type Ledger = Map<string, Acknowledged>

const PAUSE_MS = 2500
const WORDS = ['螺栓', '手套', '轴承 6204', 'M8*30', '切割片 125']
/** Pages everybody passes. */
const PAGES = ['/', '/brands', '/login']
const COUNTRY = { areaCode: ['0000'] }

const chance = (share: number) => Math.random() < share
const one = <T>(list: readonly T[]): T => {
  const picked = list[Math.floor(Math.random() * list.length)]
  if (picked === undefined) throw new Error('nothing to choose from')
  return picked
}

type Visit = {
  buyer: Buyer
  /** The buyer's access token of now. */
  token: () => Promise<string>
  skuIds: readonly number[]
  caller: Caller
  shop: Pick<ReturnType<typeof orderMall>, 'submission'>
  ledger: Ledger
  wrongs: string[]
}

/** Places an order; its numbers, the same however often it is submitted. */
async function placeOrder(of: Visit): Promise<string[]> {
  const { buyer, skuIds, caller, shop, wrongs } = of
  const { addressId } = buyer
  const token = await of.token()
  const lines = [one(skuIds), one(skuIds)]
    .filter((id, at, all) => all.indexOf(id) === at)
    .map((skuId) => ({ skuId, qty: 1 + Math.floor(Math.random() * 3) }))
  const asked = { source: 'buyNow' as const, lines, addressId, ...COUNTRY }
  const preview = await caller.must(previewOrder, asked, { token })
  const input = shop.submission(buyer, preview)
  const key = randomUUID()
  const { orderNos } = await caller.must(submitOrder, input, { token, key })
  if (chance(0.2)) {
    const again = await caller.must(submitOrder, input, { token, key })
    if (again.orderNos.join() !== orderNos.join()) {
      wrongs.push(`a repeated submission placed ${again.orderNos.join()}, not ${orderNos.join()}`)
    }
  }
  return orderNos
}

async function pay(of: Visit, orderNos: string[]) {
  const { caller, wrongs } = of
  const token = await of.token()
  const { paymentNo, cashierUrl } = await caller.must(createPayment, { orderNos }, { token })
  const held = new URL(cashierUrl, 'http://mall.test').searchParams.get('token') ?? ''
  // Refused when an answer was lost and it is paid already: its status says so.
  await caller.settle(paySandbox, { paymentNo, token: held, outcome: 'paid' }, {})
  const { status } = await caller.must(getPaymentStatus, { paymentNo }, { token })
  if (status !== 'paid') wrongs.push(`payment ${paymentNo} is ${status}`)
}

/** Cancels; refused when an answer was lost and it is cancelled already. */
async function cancel({ caller, ...of }: Visit, orderNos: string[]) {
  const token = await of.token()
  for (const orderNo of orderNos) {
    await caller.settle(cancelOrder, { orderNo, reason: '其他' }, { token })
  }
}

/** One visit of a buyer: looks around, orders, mostly pays, sometimes thinks better of it. */
async function visit(of: Visit): Promise<void> {
  for (const path of PAGES) await of.caller.look(path)
  await of.caller.look(`/search?value=${encodeURIComponent(one(WORDS))}`)
  await of.caller.must(searchProducts, { keyword: one(WORDS), ...COUNTRY })
  const orderNos = await placeOrder(of)
  const note = (state: Acknowledged['state']) => {
    for (const orderNo of orderNos) of.ledger.set(orderNo, { state })
  }
  note('placed')
  await sleep(Math.random() * PAUSE_MS)
  if (chance(0.15)) {
    await cancel(of, orderNos)
    return note('cancelled')
  }
  await pay(of, orderNos)
  note('paid')
  if (chance(0.7)) return
  await cancel(of, orderNos)
  note('refunded')
}

/** Visits one after the other until it is over; the last one is finished. */
export async function keepBuying(of: Visit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // Ten orders a minute are a buyer's limit: a visit takes some seconds.
    await sleep(PAUSE_MS + Math.random() * 2 * PAUSE_MS)
    await visit(of).catch((error: unknown) => void of.wrongs.push(String(error)))
  }
}
