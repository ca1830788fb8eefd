import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParsedInput } from '@/contract/endpoint'
import { type ProductHit, searchProducts } from '@/contract/search/search-calls'
import { fold } from '@/server/kernel/text/fold'
import { provincesOf } from '@/server/modules/area/delivery'
import { type CatalogMetadata, createCatalog } from '@/server/modules/catalog/metadata'
import { lexiconOf } from '@/server/modules/search/lexicon'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

// What is shown is checked against the rows of the database, by other code than the search's own.

type Row = {
  id: number
  product_id: number
  category_id: number
  values: number[]
  price: number
  on_hand: boolean
  areas: string[]
}
type Input = Partial<ParsedInput<typeof searchProducts>>

let mall: TestMall
let catalog: CatalogMetadata
let rows: Row[]
const byId = new Map<number, Row>()
beforeAll(async () => {
  mall = await openTestMall()
  catalog = await createCatalog(mall.db, Date.now)()
  const answer = await mall.db.execute<Row>(sql`
    select s.id, s.product_id, s.category_id, s.axis_values || p.fixed_values as values, s.price,
      s.stock >= s.moq as on_hand, p.sale_areas as areas
    from skus s join products p on p.id = s.product_id
    where s.status = 1 and p.status = 1 order by s.id`)
  rows = answer.rows
  for (const row of rows) byId.set(row.id, row)
})
afterAll(() => mall.close())

const AREAS = [['0000'], ['310000'], ['650000'], ['440000', '440300']]

/** A question whose answer is not empty: made of what one SKU is, so that the SKU answers it. */
type Asked = { row: Row; input: Input; named: number[] }

const asked = (chooseFrom: () => Row[]): fc.Arbitrary<Asked> =>
  fc
    .record({
      row: fc.nat().map((at) => chooseFrom()[at % chooseFrom().length] as Row), // never empty
      namesLeaf: fc.boolean(),
      said: fc.nat(3),
      ticked: fc.nat(2),
      price: fc.option(fc.nat(60)),
      inStock: fc.boolean(),
      area: fc.constantFrom(...AREAS),
    })
    .map(({ row, namesLeaf, said, ticked, price, inStock, area }) => {
      const attributes = catalog.attributes.get(row.category_id) ?? []
      const own = attributes.flatMap((attribute) =>
        attribute.values
          .filter(({ id }) => row.values.includes(id))
          .map((value) => ({ attribute, value })),
      )
      const axes = own.filter(({ attribute }) => attribute.axis).slice(0, said)
      const facets = own.filter(({ attribute }) => attribute.filterable && !attribute.axis)
      const words = axes.map(({ attribute, value }) =>
        value.num === null ? value.label : `${value.label}${attribute.unit}`,
      )
      const leaf = catalog.categories.get(row.category_id)?.name ?? ''
      // 手拉葫芦 are those of the leaf that are no 手扳葫芦.
      const isNamed = namesLeaf && !lexiconOf(catalog).leafLabels.get(fold(leaf))?.has(fold(leaf))
      const isSaid = isNamed && axes.every(({ attribute }) => attribute.type !== 'bool')
      const choice = isSaid ? facets : own.filter(({ attribute }) => attribute.filterable)
      const spread = price === null ? null : Math.round((row.price * price) / 100)
      return {
        row,
        named: isSaid ? axes.map(({ value }) => value.id) : [],
        input: {
          ...(isSaid ? { keyword: [leaf, ...words].join(' ') } : { categoryId: row.category_id }),
          attributes: Object.fromEntries(
            choice
              .slice(0, ticked)
              .map(({ attribute, value }) => [attribute.id, { values: [value.id] }]),
          ),
          ...(spread !== null && { priceMin: row.price - spread, priceMax: row.price + spread }),
          ...(inStock && { inStock }),
          areaCode: area,
        },
      }
    })

const isSold = (row: Row, area: readonly string[]) => {
  const provinces = provincesOf(area)
  return (
    provinces.length === 0 || row.areas.some((one) => one === '0000' || provinces.includes(one))
  )
}

/** The number with its unit, or the label: what a value says in any leaf. */
function saying(id: number): string {
  const value = catalog.values.get(id)
  const unit = catalog.attribute.get(value?.attributeId ?? 0)?.unit ?? ''
  return `${value?.num ?? value?.label} ${unit}`
}

/** A value by its id; goods of another leaf that the name fits too have one that says the same. */
function hasValue(row: Row, id: number, leafId: number): boolean {
  if (row.category_id === leafId) return row.values.includes(id)
  return row.values.some((own) => saying(own) === saying(id))
}

/** Whether a SKU answers every filter of a question, and has the values the keyword names. */
function answers(row: Row, { input, named, row: made }: Asked, skip?: number): boolean {
  const { attributes = {}, priceMin = 0, priceMax = Number.MAX_SAFE_INTEGER, inStock } = input
  const chosen = Object.entries(attributes).filter(([id]) => Number(id) !== skip)
  return (
    chosen.every(([, { values = [] }]) => values.some((id) => row.values.includes(id))) &&
    named.every((id) => hasValue(row, id, made.category_id)) &&
    row.price >= priceMin &&
    row.price <= priceMax &&
    (!inStock || row.on_hand) &&
    isSold(row, input.areaCode ?? [])
  )
}

function violations(list: readonly ProductHit[], question: Asked): string[] {
  return list.flatMap((hit) => {
    const row = byId.get(hit.sku.skuId)
    if (row && hit.missing.length === 0 && row.price === hit.sku.price && answers(row, question))
      return []
    return [`${JSON.stringify(question.input)}: ${hit.sku.itemNo} ${hit.sku.spec}`]
  })
}

describe('what a query and its filters ask of a SKU', () => {
  it('is what every card has', async () => {
    let cards = 0
    const property = fc.asyncProperty(
      asked(() => rows),
      async (question) => {
        const { list, relaxed } = await mall.call(searchProducts, {
          ...question.input,
          pageSize: 40,
        })
        if (relaxed) return
        cards += list.length
        expect(violations(list, question)).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: runsOf(400) })
    console.log(`${cards} cards`)
    expect(cards).toBeGreaterThan(1000)
  }, 300_000)

  it('is what facets count: as many products as ticking the value finds', async () => {
    const property = fc.asyncProperty(
      asked(() => rows),
      fc.nat(),
      async (question, pick) => {
        const { facets, relaxed } = await mall.call(searchProducts, {
          ...question.input,
          pageSize: 1,
        })
        const values = facets.flatMap((facet) => facet.values.map((value) => ({ facet, value })))
        const one = values[pick % Math.max(1, values.length)]
        if (relaxed || !one) return
        const { facet, value } = one
        const named = question.named.filter(
          (id) => catalog.values.get(id)?.attributeId !== facet.id,
        )
        const having = rows.filter(
          (row) =>
            row.category_id === question.row.category_id &&
            row.values.includes(value.id) &&
            answers(row, { ...question, named }, facet.id),
        )
        const products = new Set(having.map((row) => row.product_id))
        expect({ ...question.input, value: value.label, count: value.count }).toEqual({
          ...question.input,
          value: value.label,
          count: products.size,
        })
        const attributes = { ...question.input.attributes, [facet.id]: { values: [value.id] } }
        const ticked = await mall.call(searchProducts, {
          ...question.input,
          attributes,
          pageSize: 1,
        })
        if (!ticked.relaxed) expect(ticked.total).toBe(value.count)
      },
    )
    await fc.assert(property, { numRuns: runsOf(150) })
  }, 300_000)

  it.each(['priceAsc', 'priceDesc', 'lead', 'sales'] as const)(
    'sorts by what the card shows, repeating nothing: %s',
    async (sort) => {
      const shown: ProductHit[] = []
      for (const page of [1, 2, 3]) {
        const { list } = await mall.call(searchProducts, {
          keyword: '螺栓 M8',
          sort,
          page,
          pageSize: 12,
        })
        shown.push(...list)
      }
      expect(new Set(shown.map(({ productId }) => productId)).size).toBe(shown.length)
      const place = {
        priceAsc: ({ sku }: ProductHit) => sku.price,
        priceDesc: ({ sku }: ProductHit) => -sku.price,
        lead: ({ stockState, leadDays }: ProductHit) =>
          (stockState === 'out' ? 1000 : 0) + leadDays,
        sales: ({ sales }: ProductHit) => -sales,
      }[sort]
      const places = shown.map(place)
      expect(places.length).toBeGreaterThan(20)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    },
  )
})
