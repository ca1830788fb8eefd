import type { LineState } from '@/contract/cart'
import type { LineMatch, OfferedSku } from '@/contract/match-lines'
import { lineAmount } from '@/contract/money'
import { safeText } from '@/contract/order-text'
import { adviseQuantity, priceAt } from '@/contract/quantity'
import type { DraftRow } from '@/hooks/use-order-draft'

export type Standing = 'waiting' | 'matched' | 'candidates' | 'unknown'

/** A line, what was found for it, and what would go into the cart. */
export type OrderRow = DraftRow & {
  match: LineMatch | undefined
  standing: Standing
  sku: OfferedSku | null
  /** Of the SKU; 0 without one. */
  buyQty: number
  advice: string
  amount: number
  /** Why the SKU cannot be bought, '' when it can. */
  obstacle: string
}

const OBSTACLES: Partial<Record<LineState, string>> = {
  areaOff: '当前区域不可售',
  off: '已下架',
  quoteOnly: '需询价，暂不能直接购买',
  shopClosed: '店铺休业',
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

/** A line of the draft together with what was found for it. */
export function toOrderRow(row: DraftRow, match: LineMatch | undefined): OrderRow {
  const sku = chosenSku(row, match)
  const standing = standingOf(match, sku)
  if (!sku) return { ...row, match, standing, sku, buyQty: 0, advice: '', amount: 0, obstacle: '' }
  const { qty, advice } = adviseQuantity(row.qty, sku)
  const amount = lineAmount(priceAt(qty, sku.price, sku.tiers), qty)
  const short = qty > sku.stock ? `现货 ${sku.stock}${sku.unit}，余量需等待补货` : ''
  return {
    ...{ ...row, match, standing, sku, buyQty: qty, amount },
    advice: [advice, short].filter(Boolean).join('；'),
    obstacle: OBSTACLES[sku.state] ?? '',
  }
}

/** Whether confirming the order puts the line into the cart. */
export function isReady({ standing, obstacle }: OrderRow): boolean {
  return standing === 'matched' && obstacle === ''
}

/** Lines as the cart takes them. */
export function toGoods(rows: readonly OrderRow[]) {
  return rows.flatMap(({ sku, buyQty, note, buyerCode }) =>
    sku ? [{ skuId: sku.skuId, qty: buyQty, title: sku.title, note, buyerCode }] : [],
  )
}

/** How many lines stand how, and what those that are ready come to. */
export function summaryOf(rows: readonly OrderRow[]) {
  const count = (standing: Standing) => rows.filter((row) => row.standing === standing).length
  const ready = rows.filter(isReady)
  return {
    matched: count('matched'),
    candidates: count('candidates'),
    unknown: count('unknown'),
    waiting: count('waiting'),
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

const TITLES = ['物料编码', '商品编号', '品名', '数量', '备注', '结果', '说明']

function resultOf(row: OrderRow): string[] {
  const { sku, match, obstacle, advice, problem } = row
  const said = [obstacle, advice, problem, sku ? '' : (match?.reason ?? '')]
  return [
    row.buyerCode,
    sku?.itemNo ?? row.itemNo,
    sku ? `${sku.title} ${sku.spec}` : row.text,
    String((row.buyQty || row.qty) ?? ''),
    row.note,
    STANDING_TEXT[row.standing],
    said.filter(Boolean).join('；'),
  ]
}

/** The list with its verdicts as a table that comes back into quick order (RFC 4180). */
export function resultCsv(rows: readonly OrderRow[]): string {
  const quoted = (cell: string) => `"${safeText(cell).replaceAll('"', '""')}"`
  return [TITLES, ...rows.map(resultOf)].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}
