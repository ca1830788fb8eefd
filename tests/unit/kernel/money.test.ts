import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatPrice, lineAmount, parsePrice, priceDecimals } from '@/contract/money'
import { RUNS } from '../../support/runs'

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1234567, '12,345.67'],
    [100000000, '1,000,000.00'],
    [-250, '-2.50'],
  ])('formats %d fen as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text)
  })

  it.each([
    [123400, '12.34'],
    [523, '0.0523'],
    [5230, '0.523'],
    [10000, '1.00'],
    [12345678901, '1,234,567.8901'],
    [-5000, '-0.50'],
  ])('formats a price of %d as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text)
  })

  it.each<[number[], number, string[]]>([
    [[5000, 12300], 2, ['0.50', '1.23']],
    [[5000, 12340], 3, ['0.500', '1.234']],
    [[5000, 12345], 4, ['0.5000', '1.2345']],
    [[], 2, []],
  ])('gives the prices %j of a column %d decimals', (prices, decimals, texts) => {
    expect(priceDecimals(prices)).toBe(decimals)
    expect(prices.map((price) => formatPrice(price, decimals))).toEqual(texts)
  })

  it.each([
    [50, 1, 1], // half a fen rounds up
    [49, 1, 0],
    [523, 1000, 5230],
  ])('rounds a line of %d x %d half up to %d fen', (price, qty, amount) => {
    expect(lineAmount(price, qty)).toBe(amount)
  })

  it('is computed without floats', () => {
    const code = readFileSync('contract/money.ts', 'utf8').replace(/\/\*\*.*?\*\//gs, '')
    expect(code).not.toMatch(/parseFloat|toFixed|\bMath\.(?!abs)| \/ (?!\d+n)/)
  })

  it('agrees with exact arithmetic for any price and quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 999_999 }),
        (price, qty) => {
          const amount = lineAmount(price, qty)
          expect(Number.isSafeInteger(amount)).toBe(true)
          const rest = BigInt(price) * BigInt(qty) - BigInt(amount) * 100n
          expect(rest >= -50n && rest < 50n).toBe(true)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('an amount or a price that is shown can be read back to the last digit', () => {
    const read = (text: string, decimals: number) => {
      const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
      return Number(`${whole}${fraction.padEnd(decimals, '0')}`)
    }
    fc.assert(
      fc.property(fc.maxSafeInteger(), (money) => {
        // Minus nought is nought.
        expect(read(formatAmount(money), 2) + 0).toBe(money)
        expect(read(formatPrice(money), 4) + 0).toBe(money)
      }),
      { numRuns: RUNS },
    )
  })

  it.each([
    ['12.5', 125000],
    ['0.0523', 523],
    [' 3 ', 30000],
    ['1.23456', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
  ])('parsePrice reads %j as %j', (text, price) => {
    expect(parsePrice(text)).toBe(price)
  })
})
