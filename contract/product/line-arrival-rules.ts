import { formatQuantity } from './quantity-rules'

type Waiting = {
  qty: number
  /** Pieces on backorder. */
  awaitedQty: number
  /** Working days until everything has arrived. */
  leadDays: number
  /** Of these, the days the pieces on backorder are waited for; 0 where the shop has offered a day. */
  waitDays: number
}

/** Working days until a line arrives: everything, and what is in stock where it comes in parts. */
export function arrivalDaysOf({ qty, awaitedQty, leadDays, waitDays }: Waiting) {
  const comesInParts = waitDays > 0 && awaitedQty > 0 && awaitedQty < qty
  return { inStock: comesInParts ? leadDays - waitDays : null, whole: leadDays }
}

type Arrival = {
  qty: number
  awaitedQty: number
  unit: string
  /** As days are promised; null where everything comes at once. */
  inStock: string | null
  whole: string
}

/** When a line arrives: what is in stock and the rest apart, where it comes in parts. */
export function arrivalText({ qty, awaitedQty, unit, inStock, whole }: Arrival): string {
  if (inStock === null) {
    const awaited = awaitedQty > 0 ? `（期货 ${formatQuantity(awaitedQty, unit)}）` : ''
    return `预计 ${whole}送达${awaited}`
  }
  return (
    `现货 ${formatQuantity(qty - awaitedQty, unit)} 预计 ${inStock}送达，` +
    `其余 ${formatQuantity(awaitedQty, unit)} 预计 ${whole}送达`
  )
}
