import { adviseQuantity } from '@/contract/product/advise-quantity-rules'
import { formatQuantity, type QuantityRule } from '@/contract/product/quantity-rules'
import type { WrittenQuantity } from './quantity-rules'
import { gramsOf, isSameUnit, unitOf } from './unit-rules'

/** What a SKU is sold by: its unit, its pack and the weight of a piece in grams (0: unknown). */
export type Packing = { unit: string; packQty: number; packUnit: string; weightG: number }
type Requested = Pick<WrittenQuantity, 'qty' | 'unit'>
/** A quantity in the SKU's unit, null when there is none; `said` is what the buyer must know. */
type Pieces = { pieces: number | null; said: string }

const DOZEN = 12
/** Below this many grams finish and tolerances weigh in: the pieces are worth a look. */
const LIGHT_G = 10

/** Whole pieces only: 0.3 盒 of 25 is refused rather than rounded. */
function whole(pieces: number, written: string, sku: Packing): Pieces {
  if (Number.isInteger(pieces))
    return { pieces, said: `${written} = ${formatQuantity(pieces, sku.unit)}` }
  return { pieces: null, said: `数量“${written}”不是整数${sku.unit}，请填写数量` }
}

function fromWeight(grams: number, written: string, sku: Packing): Pieces {
  const soldBy = gramsOf(sku.unit)
  if (soldBy !== null) return whole(Math.round((grams / soldBy) * 1e6) / 1e6, written, sku)
  if (sku.weightG === 0) return { pieces: null, said: `没有单重，${written} 无法折算，请填写数量` }
  const pieces = Math.ceil(Math.round((grams / sku.weightG) * 1e6) / 1e6)
  const check = sku.weightG < LIGHT_G ? '，请核对' : ''
  return {
    pieces,
    said: `${written} = ${formatQuantity(pieces, sku.unit)}（单重 ${sku.weightG} g${check}）`,
  }
}

/** Turns a written quantity into the SKU's own unit, by its pack or its weight. */
export function toPieces(qty: number, unit: string, sku: Packing): Pieces {
  const written = formatQuantity(qty, unit).trim()
  if (unit === '' || isSameUnit(unit, sku.unit)) {
    return Number.isInteger(qty) ? { pieces: qty, said: '' } : whole(qty, written, sku)
  }
  // Products of decimals: 1.1 盒 of 10 is 11, not 11.000000000000002.
  const packed = Math.round(qty * sku.packQty * 1e6) / 1e6
  if (sku.packQty > 0 && unitOf(unit) === unitOf(sku.packUnit)) return whole(packed, written, sku)
  const grams = gramsOf(unit)
  if (grams !== null) return fromWeight(qty * grams, written, sku)
  if (unitOf(unit) === '打') return whole(qty * DOZEN, written, sku)
  const read = whole(qty, written, sku)
  if (read.pieces === null) return read
  return { ...read, said: `单位“${unit}”与商品单位“${sku.unit}”不同，请核对` }
}

/**
 * The allowed quantity for a written one, with everything done to it. `isUnmet`: it has a unit that
 * cannot be turned into pieces; the quantity is then the smallest allowed, for nobody to order unseen.
 */
export function adviseOrder(
  { qty, unit }: Requested,
  sku: QuantityRule & Packing,
): { qty: number; advice: string; isUnmet: boolean } {
  if (qty === null) return { ...adviseQuantity(null, sku), isUnmet: false }
  const { pieces, said } = toPieces(qty, unit, sku)
  const advised = adviseQuantity(pieces, sku)
  if (pieces === null) return { qty: advised.qty, advice: said, isUnmet: true }
  const advice = [said, advised.advice].filter(Boolean).join('；')
  return { qty: advised.qty, advice, isUnmet: false }
}
