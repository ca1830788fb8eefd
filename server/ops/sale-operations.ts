import { saleLook } from '@/contract/after-sale-state'
import type { Db } from '@/server/db/client'
import { createShopSales } from '@/server/modules/after-sale/shop-sales'
import { type Operation, requireWord } from './operation'

/** The shops' side of after-sale. */
export function saleOperations(db: Db, now: () => number): Record<string, Operation> {
  const sales = createShopSales(db, now)
  const told = async (move: Promise<{ refundNo: string; type: number; status: number }>) => {
    const sale = await move
    return `${sale.refundNo} ${saleLook(sale).title}`
  }
  const noOf = (words: string[]) => requireWord(words[0], 'after-sale number')
  const noteOf = (words: string[]) => words.slice(1).join(' ')
  return {
    agree: {
      usage: '<after-sale> [note]',
      run: (words) => told(sales.agree(noOf(words), noteOf(words))),
    },
    reject: {
      usage: '<after-sale> [reason]',
      run: (words) => told(sales.reject(noOf(words), noteOf(words) || '不符合售后条件')),
    },
    receive: {
      usage: '<after-sale> [note]',
      run: (words) => told(sales.receive(noOf(words), noteOf(words))),
    },
    'refund-sale': {
      usage: '<after-sale>',
      run: (words) => told(sales.payBack(noOf(words))),
    },
  }
}
