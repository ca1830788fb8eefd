import { combinationRules } from '@/catalogue/data/combinations'
import { checkMatching } from '@/catalogue/data/matching'
import { provinceName } from '@/catalogue/data/regions'
import { withEquivalents } from '@/catalogue/data/standards'
import { DAY_MS } from '@/contract/china-clock'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { allocate } from './allocate'
import { saleAreasOf } from './areas'
import { valueIdsOf } from './attributes'
import { ownOf, withDerived } from './combinations'
import { averageOf, commentsOf, praiseOf } from './comments'
import { chosenOf, standardsOf } from './naming'
import { type LeafPlan, planLeaves, productChoice } from './plan'
import { checkPossible } from './possible'
import { type Scale, scaleOf } from './pricing'
import { integerOf, type Random, randomOf } from './random'
import { type SkuContext, skuOf } from './skus'
import type { GeneratedProduct, GeneratedSku } from './types'
import { detailOf, subtitleOf, titleOf, warrantyOf } from './wording'

export const DEFAULT_SKUS = 52_000
const FIRST_DAY = Date.UTC(2025, 0, 6, 1)
const DAYS = 640

export type GeneratorOptions = { skus: number; seed: number }
type Placed = { plan: LeafPlan; scale: Scale; n: number; seed: number }

type Summed = Pick<
  GeneratedSku,
  'id' | 'status' | 'stock' | 'moq' | 'price' | 'axisValues' | 'leadDays'
>

/** The SKUs a product speaks of: those on sale, without any those on request, else all. */
function shownOf(skus: readonly Summed[]) {
  const onSale = skus.filter(({ status }) => status === SALE_STATUS.onSale)
  const onRequest = skus.filter(({ status }) => status === SALE_STATUS.onRequest)
  if (onSale.length > 0) return { shown: onSale, isOffered: true }
  return onRequest.length > 0
    ? { shown: onRequest, isOffered: true }
    : { shown: skus, isOffered: false }
}

/**
 * What a product tells of its SKUs in lists; the operations keep it up (refreshProducts). `chosenId` is
 * the SKU it is to be shown by, where that one is to be had.
 */
export function summaryOf(
  skus: readonly Summed[],
  fixedValues: readonly number[],
  chosenId?: number,
) {
  const { shown, isOffered } = shownOf(skus)
  const ready = shown.filter(({ stock, moq }) => stock >= moq)
  const usual = ready.length > 0 ? ready : shown
  const priced = shown.filter(({ status }) => status !== SALE_STATUS.onRequest)
  const prices = priced.length > 0 ? priced.map(({ price }) => price) : [0]
  return {
    priceMin: Math.min(...prices),
    priceMax: Math.max(...prices),
    allValues: [...new Set([...fixedValues, ...shown.flatMap(({ axisValues }) => axisValues)])],
    inStock: ready.some(({ status }) => status === SALE_STATUS.onSale),
    leadDays: Math.min(...usual.map(({ leadDays }) => leadDays)),
    skuCount: shown.filter(({ status }) => status === SALE_STATUS.onSale).length,
    defaultSkuId:
      shown.find(({ id }) => id === chosenId)?.id ?? usual[Math.floor(usual.length / 3)]?.id ?? 0,
    status: isOffered ? SALE_STATUS.onSale : SALE_STATUS.off,
  }
}

function contextOf({ plan, scale, n, seed }: Placed): SkuContext {
  const chosen = productChoice(plan, n)
  const productId = plan.productBase + n + 1
  const wobble = 0.99 + randomOf(seed, productId, 1)() * 0.02
  return {
    plan,
    scale,
    chosen,
    productId,
    firstOrdinal: plan.skuBase + n * plan.widest,
    level: chosen.brand.level * chosen.shop.level * wobble,
    seed,
  }
}

function labelsOf({ plan, chosen }: SkuContext): string[] {
  const { leaf } = plan
  const shared = withDerived(leaf, chosen.fixed)
  const choices = [shared, ...chosen.axes.map((axis) => ownOf(leaf, chosen.fixed, axis))]
  const labels = choices.flatMap((choice) => chosenOf(leaf, choice))
  return [...new Set(labels.map(({ value }) => value.label))]
}

/** Pieces sold in a year: many of few goods, few of many; what is asked for most sells most. */
function salesOf({ leaf, variants }: LeafPlan, n: number, random: Random): number {
  const isAskedForMost = n % variants.length < leaf.first.length
  const luck = isAskedForMost ? (9 + random()) / 10 : random()
  return Math.floor(Math.exp(luck * 7) * Math.sqrt(leaf.weight)) - 1
}

/** When the product was listed, epoch ms. */
function createdOn(day: number, random: Random): number {
  return FIRST_DAY + day * DAY_MS + integerOf(random, 0, 36_000) * 1000
}

function productOf(placed: Placed): GeneratedProduct {
  const context = contextOf(placed)
  const { plan, chosen, productId } = context
  const { leaf, category } = plan
  const random = randomOf(placed.seed, productId, 3)
  const skus = chosen.axes.map((axis, sort) => skuOf(context, axis, sort))
  const fixedValues = valueIdsOf(leaf, withDerived(leaf, chosen.fixed))
  const day = Math.floor(random() * DAYS)
  const saleAreas = saleAreasOf(random, category)
  const sales = salesOf(plan, placed.n, random)
  const createdAt = createdOn(day, random)
  const history = { createdAt, until: FIRST_DAY + (DAYS + 1) * DAY_MS, seed: placed.seed }
  const comments = commentsOf({ productId, praise: praiseOf(category), skus, ...history })
  return {
    id: productId,
    categoryId: category.id,
    brandId: chosen.brand.id,
    shopId: chosen.shop.id,
    title: titleOf(plan, chosen, chosen),
    subtitle: subtitleOf(plan, chosen),
    drawing: leaf.drawing,
    fixedValues,
    standards: withEquivalents(standardsOf(leaf, chosen.fixed)),
    origin: provinceName(chosen.brand.province),
    warranty: warrantyOf(category),
    detail: detailOf(plan, chosen),
    saleAreas,
    sales,
    commentCount: comments.length,
    score: averageOf(comments),
    ...summaryOf(skus, fixedValues),
    createdAt: new Date(createdAt).toISOString(),
    labels: labelsOf(context),
    skus,
    comments,
  }
}

/**
 * Generates the products with their SKUs, one at a time, in category order. The same options
 * give the same goods; a product keeps its ids and numbers at every catalogue size.
 */
export function* generateProducts({ skus, seed }: GeneratorOptions): Generator<GeneratedProduct> {
  checkMatching()
  const plans = planLeaves()
  for (const plan of plans) checkPossible(plan, combinationRules())
  const counts = allocate(plans, skus)
  for (const [index, plan] of plans.entries()) {
    const scale = scaleOf(plan)
    for (let n = 0; n < (counts[index] ?? 0); n += 1) yield productOf({ plan, scale, n, seed })
  }
}
