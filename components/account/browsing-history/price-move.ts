export type PriceMove = { way: 'same' | 'down' | 'up'; text: string }

/** Price change since the view, 1/10000 yuan: `降 12%`; below half a percent shown as such. */
export function priceMove(then: number, now: number): PriceMove {
  // A price on request, then or now, is no number to compare with.
  if (then === now || then === 0 || now === 0) return { way: 'same', text: '' }
  const way = now < then ? 'down' : 'up'
  const percent = Math.round((Math.abs(now - then) * 100) / then)
  const verb = way === 'down' ? '降' : '涨'
  return { way, text: percent === 0 ? `略${verb}` : `${verb} ${percent}%` }
}
