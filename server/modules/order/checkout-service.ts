import { isSelectable } from '@/contract/cart-rules'
import type { OrderPreview, previewOrder, Submitted } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/db/client'
import { withRetries } from '@/server/db/retry'
import { createTurns } from '@/server/db/turns'
import { Fault } from '@/server/http/fault'
import { createCarts } from '@/server/modules/cart/cart-repository'
import { rememberBuyerCodes } from '@/server/modules/quick-order/match-repository'
import { buyerOf } from '@/server/modules/user/buyer'
import { invoiceOf } from './invoice-of'
import { placeOrders, type Submission } from './place-orders'
import { agreedQuote, previewFor } from './preview'
import { fingerprint, lineKey, type Quote } from './quote'
import { lockSkus } from './stock'
import { keepAnswer, keptAnswer } from './submit-keys'

/** Submissions of this process under way at once: the rest of the connections serve who looks. */
const SUBMITS_AT_ONCE = 4

type Sent = { userId: string; key: string; submission: Submission }

/** Checkout: what an order would be, and placing it exactly once (RELIABILITY P1-P4, P7). */
export function createCheckout(db: Db, now: () => number) {
  const takeTurn = createTurns(SUBMITS_AT_ONCE)
  const carts = createCarts(db)

  const preview = (
    userId: string,
    wanted: ParsedInput<typeof previewOrder>,
  ): Promise<OrderPreview> => previewFor(db, userId, { wanted, now: now() })

  /** What is ordered leaves the cart; what could not be bought stays. */
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
    await lockSkus(
      tx,
      submission.lines.map(({ skuId }) => skuId),
    )
    const quoted = await agreedQuote(tx, userId, { wanted: submission, now: at })
    const { quote } = quoted
    const { address } = quote
    if (!address) throw new Fault('BAD_INPUT', '请选择收货地址')
    const invoice = await invoiceOf(tx, userId, submission.invoice)
    const buyer = await buyerOf(tx, userId)
    const placed = await placeOrders(
      tx,
      { userId, now: at, submission, address, buyer, invoice },
      quote,
    )
    await emptyCart(tx, userId, quoted)
    await rememberBuyerCodes(
      tx,
      userId,
      quote.groups.flatMap((group) => group.lines),
    )
    return placed
  }

  async function once(tx: Db, sent: Sent): Promise<Submitted> {
    // One submission of a buyer after the other, whatever tab or process it comes from.
    await carts.lock(sent.userId, tx)
    const requestHash = fingerprint(sent.submission)
    const kept = await keptAnswer(tx, sent, requestHash)
    if (kept) return kept
    const answer = await place(tx, sent)
    return keepAnswer(tx, sent, { requestHash, answer, now: now() })
  }

  /** Places orders; the same key again answers the same and places nothing. */
  const submit = (sent: Sent): Promise<Submitted> =>
    takeTurn(() => withRetries(() => db.transaction((tx) => once(tx, sent))))

  /** What became of a key, once nothing of this buyer is under way. */
  const resultOf = (userId: string, key: string) =>
    db.transaction(async (tx) => {
      await carts.lock(userId, tx)
      return { placed: await keptAnswer(tx, { userId, key }) }
    })

  return { preview, submit, resultOf }
}
