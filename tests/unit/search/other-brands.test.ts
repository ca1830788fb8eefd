import { describe, expect, it } from 'vitest'
import type { Brand, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { lexiconOf } from '@/server/modules/search/lexicon'

const brand: Brand = {
  id: 1,
  name: '斯凯孚',
  latin: 'SKF',
  initial: 'S',
  field: '轴承',
  country: '瑞典',
  story: '',
  open: true,
}

const catalogOf = (brands: CatalogMetadata['brands']): CatalogMetadata => ({
  categories: new Map(),
  children: new Map(),
  attributes: new Map(),
  attribute: new Map(),
  values: new Map(),
  brands,
  shops: new Map(),
})

describe('makers who are no brands of the catalogue', () => {
  it('are no longer so once the catalogue has their goods', () => {
    const without = lexiconOf(catalogOf(new Map()))
    expect(without.otherBrands.has('skf')).toBe(true)
    const own = lexiconOf(catalogOf(new Map([[1, brand]])))
    expect([own.otherBrands.has('skf'), own.otherBrands.has('nsk')]).toEqual([false, true])
  })
})
