import { obstacleText } from '@/components/shared/line-obstacle'
import { lineAmount } from '@/contract/money'
import type { ListLine } from '@/contract/purchase-list'
import { quantityAdvice } from '@/contract/quantity'

/** Why a line does not go into the cart as it is, '' when it does. */
export function whyNot(line: ListLine): string {
  const { state, stock, unit } = line
  if (state === 'ok' || state === 'low') return ''
  if (state === 'short') return stock > 0 ? `库存不足（剩 ${stock} ${unit}）` : '缺货'
  if (state === 'moq' || state === 'step' || state === 'max') return quantityAdvice(state, line)
  return obstacleText(state)
}

/** What of a list can be bought and what it comes to, fen; and what cannot, each with the reason. */
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

/** Lines as the cart takes them. */
export function toGoods(lines: readonly ListLine[]) {
  return lines.map(({ skuId, qty, title, note, buyerCode }) => ({
    skuId,
    qty,
    title,
    note,
    buyerCode,
  }))
}
