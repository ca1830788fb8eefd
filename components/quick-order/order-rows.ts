import { INQUIRY_TEXT_MAX, INQUIRY_UNIT_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { lineAmount } from '@/contract/money'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { formatQuantity, priceAt } from '@/contract/product/quantity-rules'
import { adviseOrder } from '@/contract/quick-order/conversion-rules'
import type { LineMatch, OfferedSku } from '@/contract/quick-order/quick-order-calls'
import type { DraftLine } from '@/hooks/inquiry/use-inquiry-draft'
import type { DraftRow } from '@/hooks/quick-order/use-order-draft'

export type Standing = 'waiting' | 'matched' | 'candidates' | 'unknown'

/** A line, its match, and its cart line. */
export type OrderRow = DraftRow & {
  match: LineMatch | undefined
  standing: Standing
  sku: OfferedSku | null
  /** Goods and quantity as written, apart where the match told them apart. */
  written: { text: string; qty: number | null; unit: string }
  /** Pieces to order; 0 without a SKU, and until a quantity that could not be read is filled in. */
  buyQty: number
  needsQty: boolean
  advice: string
  amount: number
  /** Why the SKU cannot be bought, '' when it can. */
  obstacle: string
}

function chosenSku({ chosen }: DraftRow, match: LineMatch | undefined): OfferedSku | null {
  const [first] = match?.skus ?? []
  if (match?.verdict === 'matched') return first ?? null
  return match?.skus.find(({ skuId }) => skuId === chosen) ?? null
}

function standingOf(match: LineMatch | undefined, sku: OfferedSku | null): Standing {
  if (!match) return 'waiting'
  return sku ? 'matched' : match.verdict
}

function writtenOf({ text, qty, unit, tail }: DraftRow, match: LineMatch | undefined) {
  const isTail = qty === null && match?.tail === 'quantity' && tail
  return isTail ? { text: tail.text, qty: tail.qty, unit: tail.unit } : { text, qty, unit }
}

/** Pieces of a SKU for a line, and everything the buyer must know of them. */
function quantityOf(qtyProblem: string, written: OrderRow['written'], sku: OfferedSku) {
  if (qtyProblem !== '' && written.qty === null) {
    return { buyQty: 0, needsQty: true, advice: `${qtyProblem}，请填写数量` }
  }
  const { qty, advice, isUnmet } = adviseOrder(written, sku)
  return { buyQty: isUnmet ? 0 : qty, needsQty: isUnmet, advice }
}

/** Joins a draft line with its match. */
export function toOrderRow(row: DraftRow, match: LineMatch | undefined): OrderRow {
  const sku = chosenSku(row, match)
  const standing = standingOf(match, sku)
  const written = writtenOf(row, match)
  if (!sku) {
    const { qtyProblem: advice } = row
    const none = { buyQty: 0, needsQty: false, amount: 0, obstacle: '' }
    return { match, standing, sku, written, advice, ...none, ...row }
  }
  const { buyQty, needsQty, advice } = quantityOf(row.qtyProblem, written, sku)
  const amount = lineAmount(priceAt(buyQty, sku.price, sku.tiers), buyQty)
  const short =
    buyQty > sku.stock ? `现货 ${formatQuantity(sku.stock, sku.unit)}，余量需等待补货` : ''
  return {
    match,
    standing,
    sku,
    written,
    buyQty,
    needsQty,
    amount,
    advice: [advice, short].filter(Boolean).join('；'),
    obstacle: obstacleText(sku.state),
    ...row,
  }
}

/** The quantity a buyer sets, in place of the written one. */
export const setQuantity = (qty: number) => ({ qty, unit: '', qtyProblem: '', tail: null })

/** Whether the line is added to the cart when the order is confirmed. */
export function isReady({ standing, obstacle, needsQty }: OrderRow): boolean {
  return standing === 'matched' && obstacle === '' && !needsQty
}

/** Lines in the format of the add-to-cart call. */
export function toGoods(rows: readonly OrderRow[]) {
  return rows.flatMap(({ sku, buyQty, note, buyerCode }) =>
    sku
      ? [
          {
            skuId: sku.skuId,
            qty: buyQty,
            title: sku.title,
            note,
            buyerCode,
            priceSeen: sku.price,
          },
        ]
      : [],
  )
}

/** Lines to ask the price of: those without a match, and goods with their price on request. */
export function inquiryLines(rows: readonly OrderRow[]): DraftLine[] {
  const lines = rows.flatMap(({ standing, sku, written, itemNo, buyQty }): DraftLine[] => {
    if (sku?.state === 'quoteOnly') {
      return [{ kind: 'sku', skuId: sku.skuId, qty: Math.max(1, buyQty) }]
    }
    const text = (written.text || itemNo).slice(0, INQUIRY_TEXT_MAX)
    if (standing !== 'unknown' || text === '') return []
    const unit = written.unit.slice(0, INQUIRY_UNIT_MAX) || '个'
    // The buyer says how many: one would be asked for without a word.
    if (written.qty === null) return [{ kind: 'text', text, qty: '', unit }]
    const { qty } = written
    // Prices are asked for whole pieces: 1.5 公斤 of something stands in its words.
    if (Number.isInteger(qty)) return [{ kind: 'text', text, qty, unit }]
    const words = `${text} ${qty} ${unit}`.slice(0, INQUIRY_TEXT_MAX)
    return [{ kind: 'text', text: words, qty: 1, unit: '份' }]
  })
  return withoutRepeats(lines)
}

/** The same words in the same unit are one line, of their sum. */
function withoutRepeats(lines: readonly DraftLine[]): DraftLine[] {
  const kept = new Map<string, DraftLine>()
  for (const line of lines) {
    const key = line.kind === 'sku' ? `sku ${line.skuId}` : `text ${line.unit} ${line.text}`
    const before = kept.get(key)?.qty || 0
    const qty = line.qty === '' ? before || '' : Number(before) + Number(line.qty)
    kept.set(key, { ...line, qty })
  }
  return [...kept.values()]
}

/** Line counts per state, and the total of the lines that are ready. */
export function summaryOf(rows: readonly OrderRow[]) {
  const count = (standing: Standing) => rows.filter((row) => row.standing === standing).length
  const ready = rows.filter(isReady)
  return {
    matched: count('matched'),
    candidates: count('candidates'),
    unknown: count('unknown'),
    waiting: count('waiting'),
    needsQty: rows.filter(({ needsQty }) => needsQty).length,
    ready,
    amount: ready.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export const STANDING_TEXT: Record<Standing, string> = {
  waiting: '识别中',
  matched: '已匹配',
  candidates: '待选择',
  unknown: '未识别',
}
