import { describe, expect, it } from 'vitest'
import { attributeTables } from '@/catalogue/generator/attributes'
import { generateProducts } from '@/catalogue/generator/products'
import type { GeneratedProduct, GeneratedSku } from '@/catalogue/generator/types'

const labelOf = new Map(attributeTables().values.map((value) => [value.id, value.label]))
const goods = [...generateProducts({ skus: 52_000, seed: 1 })]

/** What a model stands for: the goods of a brand, whichever shop has them. */
const goodsOf = ({ categoryId }: GeneratedProduct, sku: GeneratedSku) =>
  `${categoryId} ${[...sku.values].join(' ')}`

describe('models', () => {
  it('stand for one size of one product of a brand', () => {
    const named = new Map<string, string>()
    const shared = new Set<string>()
    for (const product of goods) {
      for (const sku of product.skus) {
        const model = `${product.brandId} ${sku.model}`
        const own = goodsOf(product, sku)
        if ((named.get(model) ?? own) !== own) shared.add(`${sku.model} ${product.title}`)
        named.set(model, own)
      }
    }
    expect([...shared].slice(0, 30)).toEqual([])
  })

  it('differ by more than a point or a dash within a leaf', () => {
    const named = new Map<string, string>()
    const shared = new Set<string>()
    for (const { categoryId, skus } of goods) {
      for (const { model, modelKey } of skus) {
        const key = `${categoryId} ${modelKey}`
        if ((named.get(key) ?? model) !== model) shared.add(`${named.get(key)} ${model}`)
        named.set(key, model)
      }
    }
    expect([...shared].slice(0, 30)).toEqual([])
  })

  it('are letters, digits and what separates them', () => {
    const odd = goods.flatMap(({ skus }) =>
      skus.filter(({ model }) => !/^[A-Z0-9][A-Z0-9./#:~-]*$/.test(model) || /null/i.test(model)),
    )
    expect(odd.slice(0, 30).map(({ model }) => model)).toEqual([])
  })

  /** GB/T 272-2017: number, seals, cage, material, tolerance and clearance, without a sign between the two. */
  it.each([
    ['深沟球轴承', /^6[023]\d\d(-ZZ|-2RS)?(TN|M)?(\/P[56]3?|\/C3)?$/],
    ['圆锥滚子轴承', /^3[02][23]\d\d(TN)?(\/HC)?(\/P6X|\/P5)?$/],
    ['调心滚子轴承', /^222\d\d(CA|CC|MB)K?(\/C3)?$/],
    ['推力球轴承', /^51[12]\d\dM?(\/HV1)?(\/P6)?$/],
  ])('of %s are designations of GB/T 272', (name, form) => {
    const models = goods
      .filter(({ title }) => title.includes(name))
      .flatMap(({ skus }) => skus.map(({ model }) => model))
    expect(models.length).toBeGreaterThan(50)
    expect(models.filter((model) => !form.test(model)).slice(0, 10)).toEqual([])
  })

  it.each([
    ['6204-2RS/C3', ['2RS', 'C3', 'P0', '钢板']],
    ['6008M/P53', ['开式', 'C3', 'P5', '黄铜']],
    ['22211CCK', ['CC钢板', '圆锥孔K', 'CN']],
  ])('name a bearing %s by its values', (model, values) => {
    const skus = goods.flatMap((product) => product.skus.filter((sku) => sku.model === model))
    expect(skus.length).toBeGreaterThan(0)
    for (const sku of skus) {
      expect(sku.values.map((id) => labelOf.get(id))).toEqual(expect.arrayContaining(values))
    }
  })
})
