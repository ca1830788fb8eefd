import type { AreaChange, AreaChangeKind, AreaPreview } from '@/contract/area-switch'
import type { CartLine, CartList } from '@/contract/cart'
import { isHindered } from '@/contract/cart-rules'

const linesOf = (cart: CartList) => cart.shops.flatMap(({ lines }) => lines)

function kindsOf(now: CartLine, then: CartLine): AreaChangeKind[] {
  if (isHindered(now)) return []
  if (isHindered(then)) return ['unsellable']
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

/** What the buyer would lose by a switch: the same cart seen in the area shown and in the new one. */
export function areaPreview(shown: CartList, wanted: CartList): AreaPreview {
  const after = new Map(linesOf(wanted).map((line) => [line.id, line]))
  const lines = linesOf(shown)
  const changes = lines.flatMap((now) => {
    const then = after.get(now.id)
    return then ? kindsOf(now, then).map((kind) => toChange(now, then, kind)) : []
  })
  return { changes, lineCount: lines.length }
}
