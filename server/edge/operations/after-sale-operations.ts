import { afterSaleBadge } from '@/contract/after-sale/after-sale-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { createShopAfterSales } from '@/server/modules/after-sale/shop-after-sales'
import { requireWord, type WordOperation } from './operation'

/** The shops' side of after-sale. */
export function afterSaleOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const returnCases = createShopAfterSales(db, now)
  const told = async (move: Promise<{ refundNo: string; type: number; status: number }>) => {
    const returnCase = await move
    return `${returnCase.refundNo} ${afterSaleBadge(returnCase).title}`
  }
  const noOf = (args: string[]) => requireWord(args[0], 'after-sale number')
  const noteOf = (args: string[]) => args.slice(1).join(' ')
  return {
    agree: {
      run: (args) => told(returnCases.agree(noOf(args), noteOf(args))),
    },
    reject: {
      run: (args) => told(returnCases.reject(noOf(args), noteOf(args) || '不符合售后条件')),
    },
    receive: {
      run: (args) => told(returnCases.receive(noOf(args), noteOf(args))),
    },
    resend: {
      run: ([no, carrier, trackingNo]) =>
        told(
          returnCases.resend(requireWord(no, 'after-sale number'), {
            carrier: requireWord(carrier, 'carrier'),
            trackingNo: requireWord(trackingNo, 'tracking number'),
          }),
        ),
    },
    'refund-sale': {
      run: (args) => told(returnCases.payBack(noOf(args))),
    },
  }
}
