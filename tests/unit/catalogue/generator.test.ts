import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { attributeTables } from '@/catalogue/generator/attributes'
import { planLeaves } from '@/catalogue/generator/plan'
import { generateProducts } from '@/catalogue/generator/products'
import type { GeneratedProduct, GeneratedSku } from '@/catalogue/generator/types'
import { quantityError } from '@/contract/product/quantity-rules'
import { shopRows } from '@/server/edge/seed/rows'

const SEED = 7
const DEFAULT = { skus: 52_000, seed: SEED }
const labelOf = new Map(attributeTables().values.map((value) => [value.id, value.label]))
const numOf = new Map(attributeTables().values.map((value) => [value.id, value.num]))

function hashOf(generated: Iterable<GeneratedProduct>): string {
  const hash = createHash('sha256')
  for (const product of generated) hash.update(JSON.stringify(product))
  return hash.digest('hex')
}

let products: GeneratedProduct[] = []
let skus: GeneratedSku[] = []
beforeAll(() => {
  products = [...generateProducts(DEFAULT)]
  skus = products.flatMap((product) => product.skus)
})

const ofLeaf = (name: string) => {
  const id = placedLeaves().find(({ category }) => category.name === name)?.category.id
  return products.filter((product) => product.categoryId === id)
}

describe('generated catalogue', () => {
  it('has 312 leaves with at least four products each', () => {
    const counts = new Map<number, number>()
    for (const { categoryId } of products) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
    expect(placedLeaves()).toHaveLength(312)
    expect(placedLeaves().filter(({ category }) => (counts.get(category.id) ?? 0) < 4)).toEqual([])
  })

  it('has at least 3,000 products and 50,000 SKUs', () => {
    expect(products.length).toBeGreaterThanOrEqual(3000)
    expect(skus.length).toBeGreaterThanOrEqual(50_000)
  })

  it('gives every SKU a unique item number of eight to ten letters and digits', () => {
    expect(new Set(skus.map((sku) => sku.itemNo)).size).toBe(skus.length)
    expect(new Set(skus.map((sku) => sku.id)).size).toBe(skus.length)
    expect(skus.filter((sku) => !/^[A-Z0-9]{8,10}$/.test(sku.itemNo))).toEqual([])
  })

  it('is deterministic', () => {
    expect(hashOf(generateProducts(DEFAULT))).toBe(hashOf(products))
  })

  it('keeps its products when generated larger', () => {
    const byId = new Map(products.map((product) => [product.id, product]))
    let compared = 0
    // Generated lazily: the first 500 suffice.
    for (const product of generateProducts({ skus: 8000, seed: SEED })) {
      expect(byId.get(product.id)).toEqual(product)
      compared += 1
      if (compared === 500) break
    }
    expect(compared).toBe(500)
  })
})

describe('a leaf that no longer makes some of its goods', () => {
  it('keeps their numbers, so that the goods of later leaves keep theirs', () => {
    const plans = planLeaves()
    const at = plans.findIndex(({ leaf }) => leaf.name === '六角螺母')
    const [nuts, next] = plans.slice(at)
    expect(nuts?.variants.length).toBeLessThan(38)
    const kept = 38 * (nuts?.offers.length ?? 0)
    expect((next?.productBase ?? 0) - (nuts?.productBase ?? 0)).toBe(kept)
    expect((next?.skuBase ?? 0) - (nuts?.skuBase ?? 0)).toBe(kept * (nuts?.widest ?? 0))
  })
})

describe('generated SKUs', () => {
  it('have prices, packs and quantity rules that are consistent', () => {
    const wrong = skus.filter((sku) => {
      const falling = sku.tiers.every(
        (tier, at) => tier.price < (sku.tiers[at - 1]?.price ?? sku.price + 1),
      )
      const onStep = sku.tiers.every((tier) => tier.minQty % sku.step === 0)
      const rule = { ...sku, maxQty: sku.maxPerOrder }
      const sane = sku.price > 0 && sku.price <= 2_000_000_000 && sku.marketPrice >= sku.price
      return !(falling && onStep && sane && quantityError(sku.moq, rule) === null)
    })
    expect(wrong.map((sku) => sku.itemNo)).toEqual([])
  })

  it('come in packs that one can lift, of 25 kg at most', () => {
    const heavy = skus.filter(
      ({ packQty, weightG }) => packQty > 1 && packQty * (weightG ?? 0) > 25_000,
    )
    expect(heavy.map(({ spec, packQty, packUnit }) => `${spec} ${packQty}${packUnit}`)).toEqual([])
  })

  it('have market prices of whole fen from ten yuan on, of half ones from one', () => {
    const odd = skus.filter(
      ({ price, marketPrice }) =>
        price >= 10_000 && marketPrice % (price < 100_000 ? 50 : 100) !== 0,
    )
    expect(odd.map(({ itemNo }) => itemNo)).toEqual([])
  })

  it('have a stock that is the sum over the warehouses', () => {
    const wrong = skus.filter(
      (sku) =>
        sku.stock !== sku.stocks.reduce((sum, { onHand, locked }) => sum + onHand - locked, 0),
    )
    expect(wrong).toEqual([])
    const inStock = skus.filter((sku) => sku.stock >= sku.moq).length / skus.length
    expect(inStock).toBeGreaterThan(0.6)
    expect(inStock).toBeLessThan(0.95)
  })

  it('arrive no sooner than their shops say: what is in stock leaves within three working days', () => {
    const inStock = skus.filter(({ stock }) => stock > 0).map(({ leadDays }) => leadDays)
    expect([Math.min(...inStock), Math.max(...inStock)]).toEqual([1, 3])
    for (const { notice } of shopRows()) {
      expect(notice).not.toMatch(/当[日天]|次日|小时|周日/)
      for (const [, days] of notice.matchAll(/(\S+) 个工作日/g)) expect(days).toBe('1~3')
    }
  })

  it('are described without saying a word twice', () => {
    const twice = products.filter(({ detail }) => /([\u4e00-\u9fa5]{2,})\1/.test(detail))
    expect(twice.map(({ detail }) => detail)).toEqual([])
  })

  it('are mostly sold nationwide, some not in remote provinces', () => {
    const nationwide = products.filter((product) => product.saleAreas.includes('0000')).length
    expect(nationwide / products.length).toBeGreaterThan(0.7)
    expect(nationwide).toBeLessThan(products.length)
  })
})

describe('generated prices', () => {
  const axisLabels = (sku: GeneratedSku) => sku.axisValues.map((id) => labelOf.get(id) ?? '')

  it.each(['外六角螺栓', '内六角圆柱头螺钉'])('%s: longer and thicker costs more', (leaf) => {
    for (const product of ofLeaf(leaf)) {
      const rows = product.skus.map((sku) => ({
        thread: Number(axisLabels(sku)[0]?.replace('M', '')),
        length: numOf.get(sku.axisValues[1] ?? 0) ?? 0,
        price: sku.price,
      }))
      for (const a of rows) {
        for (const b of rows) {
          if (a.thread <= b.thread && a.length < b.length)
            expect(a.price).toBeLessThanOrEqual(b.price)
          if (a.thread < b.thread && a.length === b.length) expect(a.price).toBeLessThan(b.price)
        }
      }
    }
  })

  it('a higher grade costs more than a lower one in the same size', () => {
    const priceOf = (grade: string) => {
      const product = ofLeaf('外六角螺栓').find((row) => row.labels.includes(grade))
      return product?.skus.find((sku) => sku.spec === 'M8×40')?.price ?? 0
    }
    const prices = ['4.8', '8.8', '10.9', 'A2-70'].map(priceOf)
    expect(prices.every((price) => price > 0)).toBe(true)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('of ball valves, gloves and bolts have a realistic median', () => {
    const medianYuan = (leaf: string) => {
      const prices = ofLeaf(leaf).flatMap((product) => product.skus.map((sku) => sku.price))
      return (prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0) / 10_000
    }
    expect(medianYuan('外六角螺栓')).toBeLessThan(10)
    expect(medianYuan('防割手套')).toBeGreaterThan(5)
    expect(medianYuan('防割手套')).toBeLessThan(100)
    expect(medianYuan('球阀')).toBeGreaterThan(12)
  })

  it.each([
    ['steel', 4, (words: string) => !/[2346]\d\d不锈钢|A[24]-|黄铜/.test(words)],
    ['stainless steel 304', 14, (words: string) => /304不锈钢|A2-/.test(words)],
    ['stainless steel 316', 24, (words: string) => /316不锈钢|A4-/.test(words)],
  ])('are never below the worth of %s, ¥%d a kilogram', (_material, yuan, isOf) => {
    const leaves = ['外六角螺栓', '内六角圆柱头螺钉', '六角螺母', '平垫圈', '圆柱销', '钢丝绳']
    const rows = leaves.flatMap(ofLeaf).filter(({ labels }) => isOf(labels.join(' ')))
    expect(rows.length).toBeGreaterThan(5)
    const cheap = rows.flatMap(({ skus }) =>
      skus.filter(({ price, tiers, weightG }) => {
        const least = Math.min(price, ...tiers.map((tier) => tier.price)) / 10_000
        return least < (weightG / 1000) * yuan
      }),
    )
    expect(cheap.map(({ spec, price, weightG }) => `${spec} ${price} ${weightG} g`)).toEqual([])
  })

  it('exist only for sizes that are made', () => {
    const specs = new Set(
      ofLeaf('外六角螺栓').flatMap((product) => product.skus.map((sku) => sku.spec)),
    )
    expect(specs).toContain('M8×30')
    expect(specs).not.toContain('M36×10')
    expect(specs).not.toContain('M4×200')
  })
})

describe('generated attributes', () => {
  it('are in natural order', () => {
    const threads = attributeTables().attributes.find((row) => row.name === '螺纹规格')
    const labels = attributeTables()
      .values.filter((value) => value.attributeId === threads?.id)
      .sort((a, b) => a.sort - b.sort)
      .map((value) => value.label)
    expect(labels.slice(0, 5)).toEqual(['M4', 'M5', 'M6', 'M8', 'M10'])
  })

  it('are at least two per leaf, one of which is an axis of its SKUs', () => {
    for (const { category } of placedLeaves()) {
      const own = attributeTables().attributes.filter((row) => row.categoryId === category.id)
      expect([category.name, own.length >= 2, own.some((row) => row.axis)]).toEqual([
        category.name,
        true,
        true,
      ])
    }
  })

  it('contain the real dimensions of a bolt and a bearing', () => {
    const bolt = ofLeaf('外六角螺栓')[0]?.skus.find((sku) => sku.spec === 'M8×30')
    expect(bolt?.dims).toContain('d=8')
    expect(bolt?.dims).toContain('s=13')
    expect(bolt?.dims).toContain('k=5.3')
    const bearing = ofLeaf('深沟球轴承')
      .flatMap((product) => product.skus)
      .find((sku) => sku.model.startsWith('6204'))
    expect(bearing?.dims).toMatch(/di=20/)
    expect(bearing?.dims).toMatch(/da=47/)
    expect(bearing?.dims).toMatch(/b=14/)
  })
})
