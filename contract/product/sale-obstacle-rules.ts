import type { LineState } from '@/contract/cart/cart-calls'
import { obstacleText } from './obstacle-rules'

const STATES: Record<number, LineState> = { 1: 'ok', 3: 'gone', 4: 'quoteOnly' }

/** Why a SKU cannot be bought, '' when it can, by its status (1 on sale … 4 price on request) and its sale area. */
export function saleObstacle({ status, saleable }: { status: number; saleable: boolean }): string {
  const state = STATES[status] ?? 'off'
  return obstacleText(state === 'ok' && !saleable ? 'areaOff' : state)
}
