import type { LineState } from '@/contract/cart/cart-calls'

const OBSTACLES: Partial<Record<LineState, string>> = {
  areaOff: '当前区域不可售',
  off: '已下架',
  gone: '已停产，不再供货',
  quoteOnly: '需询价，暂不能直接购买',
  shopClosed: '店铺休业',
}

/** Why goods cannot be bought in any quantity, '' when they can. */
export function obstacleText(state: LineState): string {
  return OBSTACLES[state] ?? ''
}

const STATES: Record<number, LineState> = { 1: 'ok', 3: 'gone', 4: 'quoteOnly' }

/** The same of a SKU by its status (1 on sale … 4 price on request) and its sale area. */
export function saleObstacle({ status, saleable }: { status: number; saleable: boolean }): string {
  const state = STATES[status] ?? 'off'
  return obstacleText(state === 'ok' && !saleable ? 'areaOff' : state)
}
