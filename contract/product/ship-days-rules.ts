import { withBackorder } from './supply-rules'

type Wait = {
  /** Working days before the shop ships what it has. */
  leadDays: number
  /** Pieces on backorder. */
  awaitedQty: number
  /** What a shop has offered for a quantity includes the wait for what it lacks. */
  isAgreed: boolean
}

/** Working days until a shop has shipped everything, backorders included. */
export function shipDaysOf({ leadDays, awaitedQty, isAgreed }: Wait): number {
  return awaitedQty > 0 && !isAgreed ? withBackorder(leadDays) : leadDays
}
