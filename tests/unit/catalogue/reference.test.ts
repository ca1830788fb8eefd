import { describe, expect, it } from 'vitest'
import {
  brandRows,
  categoryRows,
  regionRows,
  shopRows,
  warehouseRows,
} from '@/server/edge/seed/rows'

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
  it('has 13 × 6 × 4 categories with existing parents', () => {
    const rows = categoryRows()
    expect([1, 2, 3].map((level) => rows.filter((row) => row.level === level).length)).toEqual([
      13, 78, 312,
    ])
    const ids = new Set(rows.map((row) => row.id))
    expect(rows.filter((row) => row.parentId !== null && !ids.has(row.parentId))).toEqual([])
  })

  it('gives every leaf synonyms', () => {
    const leaves = categoryRows().filter((row) => row.level === 3)
    expect(leaves.filter((leaf) => leaf.synonyms.length === 0).map((leaf) => leaf.name)).toEqual([])
  })

  it('has 22 brands and 18 fictitious shops', () => {
    expect([brandRows().length, shopRows().length]).toEqual([22, 18])
    for (const shop of shopRows()) {
      expect(shop.creditCode).toMatch(/^[0-9A-HJ-NPQRTUWXY]{2}000000[0-9A-HJ-NPQRTUWXY]{10}$/)
      expect(shop.creditCode.at(-1)).toBe(checkDigit(shop.creditCode))
      expect(shop.phone).toMatch(/^1990000\d{4}$/)
      expect(shop.address).toContain('示例路')
      expect(warehouseRows().some((warehouse) => warehouse.shopId === shop.id)).toBe(true)
    }
  })

  it('has the divisions of GB/T 2260 with existing parents', () => {
    const rows = regionRows()
    const codes = new Set(rows.map((row) => row.code))
    expect(rows.filter((row) => row.level === 1)).toHaveLength(34)
    expect(rows.filter((row) => row.level === 2).length).toBeGreaterThan(330)
    expect(rows.filter((row) => row.parent !== null && !codes.has(row.parent))).toEqual([])
    expect(codes.size).toBe(rows.length)
  })
})
