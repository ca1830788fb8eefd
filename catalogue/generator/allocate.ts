import type { LeafPlan } from './plan'

const FEWEST_PRODUCTS = 8

function meanWidth(plan: LeafPlan): number {
  return plan.variants.reduce((sum, v) => sum + v.axes.length, 0) / plan.variants.length
}

/** Products of each leaf when one unit of weight is worth `share` SKUs. */
function productsAt(plans: LeafPlan[], widths: number[], share: number): number[] {
  return plans.map((plan, i) => {
    const requested = Math.ceil((share * plan.leaf.weight) / (widths[i] ?? 1))
    return Math.min(plan.capacity, Math.max(FEWEST_PRODUCTS, requested))
  })
}

/**
 * Number of products of each leaf so that about `target` SKUs come out, a little more rather than
 * less. Leaves that run out of combinations leave their share to the others.
 */
export function allocate(plans: LeafPlan[], target: number): number[] {
  const widths = plans.map(meanWidth)
  const skusAt = (share: number) =>
    productsAt(plans, widths, share).reduce((sum, n, i) => sum + n * (widths[i] ?? 0), 0)
  let low = 0
  let high = target
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (skusAt(middle) < target) low = middle
    else high = middle
  }
  return productsAt(plans, widths, high)
}
