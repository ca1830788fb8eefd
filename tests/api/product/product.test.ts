import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts } from '@/contract/product/related-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { routes } from '@/contract/routes'
import { readPdf } from '../../support/pdf-text'
import { openTestMall, type TestMall } from '../../support/test-mall'

const ALL = { areaCode: ['0000'] }
let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

type Sku = { id: number; product_id: number; spec: string }

async function skusWhere(where: ReturnType<typeof sql>): Promise<Sku[]> {
  const { rows } = await mall.db.execute<Sku>(sql`
    select s.id, s.product_id, s.spec from skus s join products p on p.id = s.product_id
    join categories c on c.id = p.category_id where ${where} order by s.id limit 20`)
  return rows
}

async function skuWhere(where: ReturnType<typeof sql>): Promise<Sku> {
  const [sku] = await skusWhere(where)
  if (!sku) throw new Error('no such SKU in the test catalogue')
  return sku
}

const related = (sku: Sku, areaCode = ['0000']) =>
  mall.call(getRelatedProducts, { productId: sku.product_id, skuId: sku.id, areaCode })

describe('same-spec offers', () => {
  /** A SKU and another shop's of the same leaf with all the same values. */
  async function twins() {
    const { rows } = await mall.db.execute<{ id: number; product_id: number; other: number }>(sql`
      select s.id, s.product_id, o.id as other from products p
      join products q on q.category_id = p.category_id and q.fixed_values = p.fixed_values
        and q.shop_id <> p.shop_id and q.status = 1
      join skus s on s.product_id = p.id and s.status = 1
      join skus o on o.product_id = q.id and o.status = 1 and o.axis_values = s.axis_values
      order by s.id limit 1`)
    const [row] = rows
    if (!row) throw new Error('no twins in the test catalogue')
    return { ...row, spec: '' }
  }

  it('come from other shops, cheapest base unit first, with the rank of this SKU', async () => {
    const sku = await twins()
    const { sameSpec } = await related(sku)
    expect(sameSpec.list.map((offer) => offer.sku.skuId)).toContain(sku.other)
    const own = await mall.call(getProductDetail, { productId: sku.product_id, ...ALL })
    expect(sameSpec.list.map((offer) => offer.shop.id)).not.toContain(own.shop.id)
    const prices = sameSpec.list.map((offer) => offer.basePrice ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const cheaper = prices.filter((price) => price < (sameSpec.basePrice ?? 0))
    expect(sameSpec.place).toBe(cheaper.length + 1)
  })

  it('are only those sold in the area', async () => {
    const sku = await twins()
    const { rows } = await mall.db.execute<{ product_id: number; areas: string[] }>(sql`
      select s.product_id, p.sale_areas as areas from skus s join products p on p.id = s.product_id
      where s.id = ${sku.other}`)
    const [other] = rows
    await mall.db.execute(
      sql`update products set sale_areas = '{44}' where id = ${other?.product_id}`,
    )
    const offered = async (area: string) =>
      (await related(sku, [area])).sameSpec.list.map((offer) => offer.sku.skuId)
    expect(await offered('44')).toContain(sku.other)
    expect(await offered('65')).not.toContain(sku.other)
    await mall.db.execute(sql`update products set sale_areas = ${`{${other?.areas.join(',')}}`}::text[]
      where id = ${other?.product_id}`)
  })
})

describe('matching parts', () => {
  it('of a bolt have its thread and a matching strength grade', async () => {
    const bolt = await skuWhere(sql`c.name = '外六角螺栓' and s.spec like 'M8×%'
      and p.title like '%8.8%' and s.status = 1`)
    const { matching } = await related(bolt)
    const nuts = matching.find((group) => group.category.name === '六角螺母')
    const washers = matching.find((group) => group.category.name === '平垫圈')
    expect(nuts?.reason ?? '同螺纹 M8 · 8.8 级配 8 级螺母').toBe('同螺纹 M8 · 8.8 级配 8 级螺母')
    expect(washers?.reason).toBe('配 M8 · 8.8 级用碳钢平垫')
    const specs = matching
      .filter((group) => /螺母|垫圈/.test(group.category.name))
      .flatMap((group) => group.list.map((offer) => offer.sku.spec))
    expect(specs.length).toBeGreaterThan(0)
    expect(new Set(specs)).toEqual(new Set(['M8']))
  })

  it.each([
    ['深沟球轴承', '轴用挡圈'],
    ['V带', 'V带轮'],
    ['角磨机', '切割片'],
    ['小型断路器', 'BV线'],
    ['机用丝锥', '直柄麻花钻'],
  ])('of %s are %s', async (leaf, part) => {
    const some = await skusWhere(sql`c.name = ${leaf} and s.status = 1 and s.sort % 9 = 0`)
    const groups = await Promise.all(some.map((sku) => related(sku)))
    const names = groups.flatMap(({ matching }) => matching.map((group) => group.category.name))
    expect(names).toContain(part)
  })

  it('link to a list filtered to all matching products', async () => {
    const bolt = await skuWhere(sql`c.name = '外六角螺栓' and s.status = 1`)
    const { matching } = await related(bolt)
    for (const { attributes, category, list } of matching) {
      expect(routes.search({ categoryId: category.id, attributes })).toMatch(/a\d+=\d+/)
      expect(new Set(list.map((offer) => offer.productId)).size).toBe(list.length)
    }
  })
})

describe('alternatives', () => {
  it('are empty for a SKU that can be bought', async () => {
    const sku = await skuWhere(sql`s.status = 1 and p.status = 1 and s.stock > s.moq`)
    expect((await related(sku)).alternatives).toEqual([])
  })

  it.each([
    ['discontinued', sql`s.status = 3`],
    ['sold out', sql`s.status = 1 and s.stock = 0`],
  ])('to a SKU that is %s are other SKUs with enough stock', async (_what, where) => {
    const sku = await skuWhere(where)
    const { alternatives } = await related(sku)
    expect(alternatives.length).toBeGreaterThan(0)
    for (const one of alternatives) {
      expect(one.stockState).not.toBe('out')
      expect(one.sku.skuId).not.toBe(sku.id)
      expect(one.stock).toBeGreaterThanOrEqual(one.sku.moq)
    }
  })

  it('are substitutes only with the same sizes and nothing weaker', async () => {
    const { rows } = await mall.db.execute<{
      id: number
      product_id: number
      spec: string
      strength: string
    }>(sql`
      select s.id, s.product_id, s.spec, substring(p.title from '[0-9.]+级') as strength
      from skus s join products p on p.id = s.product_id
      where p.title like '% 外六角螺栓 %级%' and s.status = 1 and s.stock = 0 order by s.id limit 40`)
    let substitutes = 0
    for (const row of rows) {
      for (const one of (await related(row)).alternatives) {
        if (!one.replaces) continue
        substitutes += 1
        expect(one.differs.join()).not.toMatch(/螺纹规格|公称长度|执行标准/)
        expect(Number.parseFloat(/([\d.]+)级/.exec(one.title)?.[1] ?? '')).toBeGreaterThanOrEqual(
          Number.parseFloat(row.strength),
        )
      }
    }
    expect(substitutes).toBeGreaterThan(0)
  })

  it('replace a SKU not sold in the area', async () => {
    const sku = await skuWhere(sql`s.status = 1 and p.status = 1 and s.stock > s.moq
      and not (p.sale_areas && '{0000,65}')`)
    const { alternatives } = await related(sku, ['65'])
    expect(alternatives.length).toBeGreaterThan(0)
    expect(alternatives.map((one) => one.productId)).not.toContain(sku.product_id)
  })
})

describe('getRelatedProducts input', () => {
  it('defaults to the default SKU of the product', async () => {
    const sku = await skuWhere(sql`s.id = p.default_sku_id and s.status = 1`)
    const fallback = await mall.call(getRelatedProducts, { productId: sku.product_id, ...ALL })
    expect(fallback).toEqual(await related(sku))
  })

  it('refuses a SKU of another product', async () => {
    const { product_id: productId } = await skuWhere(sql`true`)
    const answer = await mall.ask(getRelatedProducts, { productId, skuId: 2_000_000_000 })
    expect([answer.status, answer.code]).toEqual([400, 1004])
  })
})

describe('getProductComments', () => {
  async function commented(): Promise<number> {
    const { rows } = await mall.db.execute<{ id: number }>(sql`
      select id from products where comment_count >= 4 order by comment_count desc, id limit 1`)
    return rows[0]?.id ?? 0
  }

  it('lists newest first, with average score and a count per filter', async () => {
    const productId = await commented()
    const { list, total, summary } = await mall.call(getProductComments, { productId })
    const times = list.map((comment) => comment.createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const { all, good, middle, poor } = summary.counts
    expect([all, good + middle + poor, total]).toEqual([
      summary.count,
      summary.count,
      summary.count,
    ])
    const detail = await mall.call(getProductDetail, { productId, ...ALL })
    expect(detail.comments).toEqual({ count: summary.count, score: summary.score })
  })

  it.each(['good', 'middle', 'poor', 'append'] as const)('filters by %s', async (filter) => {
    const productId = await commented()
    const { list, total, summary } = await mall.call(getProductComments, { productId, filter })
    expect(total).toBe(summary.counts[filter])
    expect(list).toHaveLength(Math.min(10, total))
    const stars = { good: [4, 5], middle: [3], poor: [1, 2], append: [1, 2, 3, 4, 5] }[filter]
    for (const { score, append } of list) {
      expect(stars).toContain(score)
      if (filter === 'append') expect(append).not.toBeNull()
    }
  })

  it('is paged', async () => {
    const productId = await commented()
    const pages = await Promise.all(
      [1, 2].map((page) => mall.call(getProductComments, { productId, page, pageSize: 2 })),
    )
    const ids = pages.flatMap(({ list }) => list.map((comment) => comment.id))
    expect(new Set(ids).size).toBe(4)
  })

  it('omits pending and refused comments', async () => {
    const productId = await commented()
    const before = await mall.call(getProductComments, { productId })
    const hidden = before.list[0]?.id
    await mall.db.execute(sql`update comments set status = 0 where id = ${hidden}`)
    const after = await mall.call(getProductComments, { productId })
    expect(after.list.map((comment) => comment.id)).not.toContain(hidden)
    expect(after.summary.count).toBe(before.summary.count - 1)
    await mall.db.execute(sql`update comments set status = 1 where id = ${hidden}`)
  })

  it('refuses an unknown product', async () => {
    const answer = await mall.ask(getProductComments, { productId: 2_000_000_000 })
    expect([answer.status, answer.code]).toEqual([400, 1004])
  })

  it.each([{ filter: 'best' }, { page: 0 }, { pageSize: 101 }, { page: 9999, pageSize: 100 }])(
    'refuses %j',
    async (wrong) => {
      const answer = await mall.ask(getProductComments, { productId: await commented(), ...wrong })
      expect([400, 422]).toContain(answer.status)
    },
  )
})

describe('data sheet (PDF)', () => {
  const open = (path: string) => mall.api.fetch(new Request(`http://mall.test${path}`))

  it('is one A4 page with all details of the SKU and selectable Chinese text', async () => {
    const sku = await skuWhere(sql`c.name = '外六角螺栓' and s.spec = 'M8×30' and s.status = 1`)
    const detail = readProduct(
      await mall.call(getProductDetail, { productId: sku.product_id, ...ALL }),
    )
    const own = detail.skus.find(({ skuId }) => skuId === sku.id)
    const response = await open(routes.datasheet(sku.id))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const pdf = Buffer.from(await response.arrayBuffer())
    expect(pdf.length).toBeLessThan(300 * 1024)
    const { pages, text, fonts } = readPdf(pdf)
    expect(pages).toBe(1)
    expect(fonts.filter((name) => /^[A-Z]{6}\+NotoSansHans/.test(name))).toHaveLength(2)
    for (const part of [
      '工品汇',
      '产品数据表',
      detail.title,
      own?.itemNo,
      own?.model,
      detail.shop.name,
      '强度等级',
      'M8',
      '起订量',
      `/product/${sku.product_id}?sku=${sku.id}`,
      new Date(mall.time.now + 8 * 3_600_000).toISOString().slice(0, 10),
    ]) {
      expect(text).toContain(part)
    }
  })

  it('has every glyph of the catalogue', async () => {
    const some = await skusWhere(sql`s.id % 97 = 0 and s.status = 1`)
    for (const sku of some.slice(0, 6)) {
      const detail = await mall.call(getProductDetail, { productId: sku.product_id, ...ALL })
      const response = await open(routes.datasheet(sku.id))
      const { pages, text } = readPdf(Buffer.from(await response.arrayBuffer()))
      expect(pages).toBe(1)
      expect(text.replace(/\s/g, '')).toContain(detail.brand.name)
    }
  })

  it.each([
    ['999999999.pdf', 400],
    ['0.pdf', 404],
    ['1.5.pdf', 404],
    ['x.pdf', 404],
    ['1.txt', 404],
  ])('answers %s with an error envelope', async (file, status) => {
    const answer = await mall.send(`/api/product/datasheet/${file}`)
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })

  it('is rate-limited to thirty per address', async () => {
    const { id } = await skuWhere(sql`true`)
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => mall.send('/api/product/datasheet/999999999.pdf')),
    )
    const { status, headers } = answers.at(-1) ?? { status: 0, headers: new Headers() }
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await open(routes.datasheet(id))).status).toBe(429)
  })
})
