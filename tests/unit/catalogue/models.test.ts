import { describe, expect, it } from 'vitest'
import { generateProducts } from '@/catalogue/generator/products'
import type { GeneratedProduct, GeneratedSku } from '@/catalogue/generator/types'

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
})
