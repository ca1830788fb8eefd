import { describe, expect, it } from 'vitest'
import { createRefundRun } from '@/server/modules/payment/refund-run'

const OWED = Array.from({ length: 120 }, (_, at) => ({
  refundNo: `R${String(at).padStart(3, '0')}`,
  paymentNo: 'P1',
  amount: 1,
}))

describe('refunds that are owed', () => {
  it('all get their turn, however many of them the provider refuses for good', async () => {
    const booked: string[] = []
    const isRefused = (refundNo: string) => refundNo < 'R100'
    const run = createRefundRun({
      provider: {
        async refund({ refundNo }) {
          if (isRefused(refundNo)) throw new Error('refused')
        },
      },
      owed: async (after, limit) =>
        OWED.filter((one) => one.refundNo > after && !booked.includes(one.refundNo)).slice(
          0,
          limit,
        ),
      book: async ({ refundNo }) => void booked.push(refundNo),
    })
    const failures: unknown[] = []
    for (const _ of [1, 2, 3]) await run((error) => failures.push(error))
    expect(booked).toHaveLength(20)
    expect(failures).toHaveLength(100)
    // Those refused are tried again.
    await run((error) => failures.push(error))
    expect(failures).toHaveLength(150)
  })
})
