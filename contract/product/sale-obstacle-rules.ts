import { obstacleText } from './obstacle-rules'
import { SALE_STATUS } from './status-rules'
import type { SaleState } from './tile-calls'

const { onSale, discontinued, onRequest, shopClosed } = SALE_STATUS

const STATES: Record<number, SaleState> = {
  [onSale]: 'ok',
  [discontinued]: 'gone',
  [onRequest]: 'quoteOnly',
  [shopClosed]: 'shopClosed',
}

/** How goods of a status are sold, their sale area left aside. */
export function stateOfStatus(status: number): SaleState {
  return STATES[status] ?? 'off'
}

/** Why a SKU cannot be bought, '' when it can, by its status and its sale area. */
export function saleObstacle({ status, saleable }: { status: number; saleable: boolean }): string {
  const state = stateOfStatus(status)
  return obstacleText(state === 'ok' && !saleable ? 'areaOff' : state)
}
