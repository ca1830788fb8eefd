import { warehouses } from '@/catalogue/data/warehouses'
import { valueIdsOf } from './attributes'
import { ownOf, withDerived } from './combinations'
import { dimsOf } from './dims'
import { modelKeyOf, modelOf } from './models'
import { itemNoOf, specOf } from './naming'
import type { LeafPlan, Offer, Variant } from './plan'
import { roundedPrice, type Scale, withMaterial, YUAN } from './pricing'
import { integerOf, type Random, randomOf } from './random'
import { leadDaysOf, stocksOf } from './stock'
import { termsOf } from './terms'
import type { Choice, GeneratedSku } from './types'
import { weightOf } from './weights'

/** Properties shared by all SKUs of a product. */
export type SkuContext = {
  plan: LeafPlan
  scale: Scale
  chosen: Variant & Offer
  productId: number
  firstOrdinal: number
  /** Price level of this brand in this shop. */
  level: number
  seed: number
}

const OLD_NUMBER_SHARE = 0.1
const ODD_STATUS = [
  { below: 0.004, status: 3 },
  { below: 0.007, status: 2 },
  { below: 0.01, status: 4 },
] as const

function statusOf(luck: number): number {
  return ODD_STATUS.find(({ below }) => luck < below)?.status ?? 1
}

function oldNosOf(random: Random, ordinal: number): string[] {
  if (random() >= OLD_NUMBER_SHARE) return []
  return [`A${String((ordinal * 37) % 10_000_000).padStart(7, '0')}`]
}

function atPosition<T>(items: readonly T[], position: number, fallback: T): T {
  const index = Math.min(items.length - 1, Math.floor(position * items.length))
  return items[index] ?? fallback
}

function goodsOf({ plan, scale, chosen, level }: SkuContext, axis: Choice) {
  const { leaf } = plan
  const choice = withDerived(leaf, { ...axis, ...chosen.fixed })
  const position = scale.position(axis)
  const packQty = atPosition(leaf.packs, position, 1)
  const weightG = weightOf(leaf, choice, position)
  const price = withMaterial(scale.price(chosen.fixed, axis, level), leaf, choice, weightG)
  const model = modelOf(plan, chosen, chosen.fixed, axis)
  return {
    model,
    modelKey: modelKeyOf(model),
    spec: specOf(leaf, axis),
    axisValues: valueIdsOf(leaf, ownOf(leaf, chosen.fixed, axis)),
    values: valueIdsOf(leaf, choice),
    price,
    unit: leaf.unit,
    packQty,
    packUnit: leaf.packUnit,
    weightG,
    dims: dimsOf(leaf, choice),
    ...termsOf(price, packQty),
  }
}

/** The SKU of one axis choice, with its stock; what is spread stands last, as V8 likes it (sku-repository.ts). */
export function skuOf(context: SkuContext, axis: Choice, sort: number): GeneratedSku {
  const ordinal = context.firstOrdinal + sort
  const random = randomOf(context.seed, ordinal, 2)
  const goods = goodsOf(context, axis)
  const id = ordinal + 1
  const stores = warehouses().filter(({ shopId }) => shopId === context.chosen.shop.id)
  const stocks = stocksOf(random, { skuId: id, ...goods, warehouses: stores })
  const stock = stocks.reduce((sum, row) => sum + row.onHand, 0)
  return {
    id,
    productId: context.productId,
    categoryId: context.plan.category.id,
    itemNo: itemNoOf(context.chosen, ordinal),
    oldNos: oldNosOf(random, ordinal),
    marketPrice: roundedPrice((goods.price / YUAN) * (integerOf(random, 108, 130) / 100)),
    leadDays: leadDaysOf(random, stock > 0),
    stock,
    status: statusOf(random()),
    sort,
    stocks,
    ...goods,
  }
}
