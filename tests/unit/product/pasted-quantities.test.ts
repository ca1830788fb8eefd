import { describe, expect, it } from 'vitest'
import { pastedQuantities } from '@/contract/product/pasted-quantities-rules'

describe('a column pasted out of a spreadsheet', () => {
  it.each<[string, string, (number | null)[]]>([
    ['one value', '300\r\n', [300]],
    ['a column', '100\r\n200\r\n300\r\n', [100, 200, 300]],
    ['thousand separators and decimals of zero', '1,200\n50.00', [1200, 50]],
    ['units', '100 个\n20盒', [100, 20]],
    ['full-width digits of an input method', '１，２００\n３０ 个', [1200, 30]],
    ['empty cells leave their rows as they are', '100\n\n300', [100, null, 300]],
    ['words, fractions and negatives are no quantity', '数量\n1.5\n-3\n8', [null, null, null, 8]],
    ['the first of several columns counts', '100\tM8\n200\tM10', [100, 200]],
    ['numbers too long for a quantity', '12345678\n1', [null, 1]],
  ])('%s', (_, text, quantities) => {
    expect(pastedQuantities(text)).toEqual(quantities)
  })

  it('ends after a thousand cells', () => {
    expect(pastedQuantities('1\n'.repeat(5000))).toHaveLength(1000)
  })
})
