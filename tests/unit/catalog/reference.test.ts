import { describe, expect, it } from 'vitest'
import { brandRows, categoryRows, regionRows, shopRows, warehouseRows } from '@/server/catalog/rows'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** GB 32100-2015, written down apart from the code that makes the codes. */
function checkDigit(code: string): string {
  const sum = WEIGHTS.reduce(
    (all, weight, at) => all + weight * ALPHABET.indexOf(code[at] ?? ''),
    0,
  )
  return ALPHABET[(31 - (sum % 31)) % 31] ?? ''
}

describe('reference data', () => {
  it('is 13 x 6 x 4 categories, each with its own name in its place', () => {
    expect(
      [1, 2, 3].map((level) => categoryRows.filter((row) => row.level === level).length),
    ).toEqual([13, 78, 312])
    const ids = new Set(categoryRows.map((row) => row.id))
    expect(categoryRows.filter((row) => row.parentId !== null && !ids.has(row.parentId))).toEqual(
      [],
    )
  })

  it('gives every leaf words buyers type', () => {
    const leaves = categoryRows.filter((row) => row.level === 3)
    expect(leaves.filter((leaf) => leaf.synonyms.length === 0).map((leaf) => leaf.name)).toEqual([])
  })

  it('has 22 brands and 18 shops that match no real company', () => {
    expect([brandRows.length, shopRows.length]).toEqual([22, 18])
    for (const shop of shopRows) {
      expect(shop.creditCode).toMatch(/^[0-9A-HJ-NPQRTUWXY]{2}000000[0-9A-HJ-NPQRTUWXY]{10}$/)
      expect(shop.creditCode.at(-1)).toBe(checkDigit(shop.creditCode))
      expect(shop.phone).toMatch(/^1990000\d{4}$/)
      expect(shop.address).toContain('示例路')
      expect(warehouseRows.some((warehouse) => warehouse.shopId === shop.id)).toBe(true)
    }
  })

  it('has the divisions of GB/T 2260 with parents that exist', () => {
    const codes = new Set(regionRows.map((row) => row.code))
    expect(regionRows.filter((row) => row.level === 1)).toHaveLength(34)
    expect(regionRows.filter((row) => row.level === 2).length).toBeGreaterThan(330)
    expect(regionRows.filter((row) => row.parent !== null && !codes.has(row.parent))).toEqual([])
    expect(codes.size).toBe(regionRows.length)
  })
})
