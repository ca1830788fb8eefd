import type { LineState } from '@/contract/cart/cart-calls'
import { obstacleText } from './obstacle-rules'

const STATES: Record<number, LineState> = { 1: 'ok', 3: 'gone', 4: 'quoteOnly' }

/** How a SKU of a status (1 on sale … 4 price on request) is sold, its sale area left aside. */
export function saleStateOf(status: number): LineState {
  return STATES[status] ?? 'off'
}

/** Why a SKU cannot be bought, '' when it can, by its status and its sale area. */
export function saleObstacle({ status, saleable }: { status: number; saleable: boolean }): string {
  const state = saleStateOf(status)
  return obstacleText(state === 'ok' && !saleable ? 'areaOff' : state)
}
