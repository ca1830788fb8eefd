import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import type { PaymentProvider, Refund } from './provider'

/** Refunds per run. */
const BATCH = 50

type Deps<Owed extends Refund> = {
  provider: Pick<PaymentProvider, 'refund'>
  /** The next refunds owed, by their numbers, beyond `after`. */
  owed: (after: string, limit: number) => Promise<Owed[]>
  /** Records a refund the provider has made. */
  book: (refund: Owed) => Promise<void>
}

/**
 * Makes the refunds that are owed, a batch per run. What fails is passed to `fail` and comes again when all
 * others have had their turn: refunds a provider refuses for good must not keep another buyer's money back.
 */
export function createRefundRun<Owed extends Refund>({ provider, owed, book }: Deps<Owed>) {
  let after = ''
  return async function run(fail: Fail): Promise<void> {
    const refunds = await owed(after, BATCH)
    after = refunds.length < BATCH ? '' : (refunds.at(-1)?.refundNo ?? '')
    await eachAlone(
      refunds,
      async (refund) => {
        const { refundNo, paymentNo, amount } = refund
        await provider.refund({ refundNo, paymentNo, amount })
        await book(refund)
      },
      fail,
    )
  }
}
