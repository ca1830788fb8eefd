import type { AreaChange, AreaChangeKind, AreaPreview } from '@/contract/area/area-switch-calls'
import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import { isBlocked } from '@/contract/cart/cart-rules'

const linesOf = (cart: CartList) => cart.shops.flatMap(({ lines }) => lines)

function kindsOf(now: CartLine, then: CartLine): AreaChangeKind[] {
  if (isBlocked(now)) return []
  if (isBlocked(then)) return ['unsellable']
  return [
    ...(then.unitPrice > now.unitPrice ? (['dearer'] as const) : []),
    ...(then.leadDays > now.leadDays ? (['later'] as const) : []),
  ]
}

function toChange(now: CartLine, then: CartLine, becomes: AreaChangeKind): AreaChange {
  const { id, skuId, itemNo, title, spec, image, unit, qty } = now
  return {
    id,
    skuId,
    itemNo,
    title,
    spec,
    image,
    unit,
    qty,
    becomes,
    priceFrom: now.unitPrice,
    priceTo: then.unitPrice,
    leadDaysFrom: now.leadDays,
    leadDaysTo: then.leadDays,
  }
}

/** Lines lost by switching the area: compares the cart in the shown and in the new area. */
export function areaPreview(shown: CartList, requested: CartList): AreaPreview {
  const after = new Map(linesOf(requested).map((line) => [line.id, line]))
  const lines = linesOf(shown)
  const changes = lines.flatMap((now) => {
    const then = after.get(now.id)
    return then ? kindsOf(now, then).map((kind) => toChange(now, then, kind)) : []
  })
  return { changes, lineCount: lines.length }
}
