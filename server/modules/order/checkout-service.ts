import { isSelectable } from '@/contract/cart/cart-rules'
import { lineKey } from '@/contract/cart/line-key-rules'
import type { ParsedInput } from '@/contract/endpoint'
import type { OrderPreview, previewOrder, Submitted } from '@/contract/order/checkout-calls'
import { requiredDateError } from '@/contract/order/required-date-rules'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import { withRetries } from '@/server/kernel/db/retry'
import { createSemaphore } from '@/server/kernel/db/semaphore'
import { HttpError } from '@/server/kernel/http/http-error'
import { buyerOf } from '@/server/modules/account/buyer'
import { createCarts } from '@/server/modules/cart/cart-repository'
import { rememberUsedCodes } from '@/server/modules/search/buyer-codes'
import { ORDER_LIMITS, type OrderLimits, requirePace, requireRoom } from './holds'
import { invoicesOf, type TitleFor } from './invoice-of'
import { requireOffered } from './offered-pay-types'
import { placeOrders, type Submission } from './place-orders'
import { agreedQuote, previewFor } from './preview'
import { fingerprint, type Quote } from './quote'
import { lockSkus } from './stock'
import { saveAnswer, savedAnswer } from './submit-keys'

/** Concurrent submissions per process: the remaining connections serve reads. */
const SUBMITS_AT_ONCE = 4

type Sent = { userId: string; key: string; submission: Submission }

type Deps = {
  now: () => number
  titleFor: TitleFor
  payTypes: readonly number[]
  orderLimits?: OrderLimits | undefined
}

/** Checkout: previews an order and places it exactly once (RELIABILITY P1-P4, P7). */
export function createCheckout(
  db: Db,
  { now, titleFor, payTypes, orderLimits: limits = ORDER_LIMITS }: Deps,
) {
  const withPermit = createSemaphore({ name: 'order submissions', atOnce: SUBMITS_AT_ONCE })
  const carts = createCarts(db, now)

  const preview = (
    userId: string,
    requested: ParsedInput<typeof previewOrder>,
  ): Promise<OrderPreview> => previewFor(db, userId, { requested, now: now(), limits, payTypes })

  /** Removes ordered lines from the cart; those that could not be bought stay. */
  async function emptyCart(
    tx: Db,
    userId: string,
    { quote, cartIds }: { quote: Quote; cartIds: ReadonlyMap<string, string> },
  ) {
    const ids = quote.rows
      .filter(isSelectable)
      .flatMap(({ line }) => cartIds.get(lineKey(line)) ?? [])
    if (ids.length > 0) await carts.remove(userId, ids, tx)
  }

  async function place(tx: Db, { userId, submission }: Sent): Promise<Submitted> {
    const at = now()
    requireOffered(payTypes, submission.payType)
    const wrongDate = requiredDateError(submission.requiredDate, at)
    if (wrongDate) throw new HttpError('BAD_INPUT', wrongDate)
    await lockSkus(
      tx,
      submission.lines.map(({ skuId }) => skuId),
    )
    const quoted = await agreedQuote(tx, userId, {
      requested: submission,
      now: at,
      limits,
      payTypes,
    })
    const { quote } = quoted
    const { address } = quote
    if (!address) throw new HttpError('BAD_INPUT', '请选择收货地址')
    await requireRoom(tx, userId, { quote, limits })
    const invoiceOf = await invoicesOf(tx, { userId, submission, titleFor })
    const buyer = await buyerOf(tx, userId)
    const placed = await placeOrders(
      tx,
      { userId, now: at, submission, address, buyer, invoiceOf },
      quote,
    )
    await emptyCart(tx, userId, quoted)
    await rememberUsedCodes(
      tx,
      userId,
      quote.groups.flatMap((group) => group.lines),
    )
    return placed
  }

  async function once(tx: Db, sent: Sent): Promise<Submitted> {
    // Serialises a buyer's submissions across tabs and processes.
    await lockUser(sent.userId, tx)
    const requestHash = fingerprint(sent.submission)
    const saved = await savedAnswer(tx, sent, requestHash)
    if (saved) return saved
    await requirePace(tx, sent.userId, { now: now(), limits })
    const answer = await place(tx, sent)
    return saveAnswer(tx, sent, { requestHash, answer, now: now() })
  }

  /** Places orders; repeating a key returns the same answer and places nothing. */
  const submit = (sent: Sent): Promise<Submitted> =>
    withPermit(() => withRetries(() => db.transaction((tx) => once(tx, sent))))

  /** Outcome of a key, once no submission of this buyer is in progress, or came here before and waits. */
  const resultOf = (userId: string, key: string) =>
    withPermit(() =>
      db.transaction(async (tx) => {
        await lockUser(userId, tx)
        return { placed: await savedAnswer(tx, { userId, key }) }
      }),
    )

  return { preview, submit, resultOf }
}
