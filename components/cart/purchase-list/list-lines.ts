import type { ListLine } from '@/contract/cart/purchase-list-calls'
import { lineAmount } from '@/contract/money'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { formatQuantity, quantityAdvice } from '@/contract/product/quantity-rules'

/** Why a line cannot be added to the cart as it is, '' when it can. */
export function whyNot(line: ListLine): string {
  const { state, stock, unit } = line
  if (state === 'ok' || state === 'low') return ''
  if (state === 'short') return stock > 0 ? `库存不足（剩 ${formatQuantity(stock, unit)}）` : '缺货'
  if (state === 'moq' || state === 'step' || state === 'max') return quantityAdvice(state, line)
  return obstacleText(state)
}

/** Available lines with their total, fen; and unavailable lines, each with the reason. */
export function listSummary(lines: readonly ListLine[]) {
  const ready = lines.filter((line) => whyNot(line) === '')
  return {
    ready,
    left: lines.flatMap((line) => {
      const reason = whyNot(line)
      return reason ? [{ line, reason }] : []
    }),
    amount: ready.reduce((sum, { unitPrice, qty }) => sum + lineAmount(unitPrice, qty), 0),
  }
}

/** Lines in the format of the add-to-cart call. */
export function toGoods(lines: readonly ListLine[]) {
  return lines.map(({ skuId, qty, title, note, buyerCode, price }) => ({
    skuId,
    qty,
    title,
    note,
    buyerCode,
    priceSeen: price,
  }))
}
