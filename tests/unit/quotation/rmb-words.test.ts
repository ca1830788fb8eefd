import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTax } from '@/contract/invoice/tax-rules'
import { rmbWords } from '@/contract/quotation/rmb-words-rules'
import { RUNS } from '../../support/runs'

const DIGIT = '零壹贰叁肆伍陆柒捌玖'
const PLACE: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }

/** Reads an integer's words back: a section each for 亿, 万 and the rest. */
function readYuan(words: string): number {
  for (const [unit, size] of [
    ['亿', 1e8],
    ['万', 1e4],
  ] as const) {
    const at = words.lastIndexOf(unit)
    if (at >= 0) return readYuan(words.slice(0, at)) * size + readYuan(words.slice(at + 1))
  }
  let sum = 0
  let digit = 0
  for (const sign of words) {
    const place = PLACE[sign]
    if (place) sum += digit * place
    digit = place ? 0 : DIGIT.indexOf(sign)
  }
  return sum + digit
}

function readBack(words: string): number {
  const [, yuan = '', jiao = '零', fen = '零'] =
    /^(?:(.*)元)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(words) ?? []
  return readYuan(yuan) * 100 + DIGIT.indexOf(jiao) * 10 + DIGIT.indexOf(fen)
}

describe('rmbWords', () => {
  it.each([
    [0, '零元整'],
    [1, '壹分'],
    [10, '壹角整'],
    [105, '壹元零伍分'],
    [1000, '壹拾元整'],
    [123456, '壹仟贰佰叁拾肆元伍角陆分'],
    [100_000, '壹仟元整'],
    [100_500_00, '壹拾万零伍佰元整'],
    [10_005_00, '壹万零伍元整'],
    [1_000_000_00, '壹佰万元整'],
    [100_000_001_00, '壹亿零壹元整'],
    [102_030_405_06, '壹亿零贰佰零叁万零肆佰零伍元零陆分'],
    [1_000_000_000_000_00, '壹万亿元整'],
    [10_001_000_000_00, '壹佰亿零壹佰万元整'],
  ])('writes %d fen', (fen, words) => {
    expect(rmbWords(fen)).toBe(words)
  })

  it('reads back to the same fen', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 1e15 })),
        (fen) => {
          expect(readBack(rmbWords(fen))).toBe(fen)
        },
      ),
      { numRuns: RUNS, seed: 7 },
    )
  })

  it('never repeats zero nor ends a number with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), (fen) => {
        expect(rmbWords(fen)).not.toMatch(/零零|零[元万亿拾佰仟角分]/)
      }),
      { numRuns: RUNS, seed: 7 },
    )
  })
})

describe('withoutTax', () => {
  it('splits an amount to the nearest fen, with parts that add up', () => {
    expect(withoutTax(11_300, 13)).toBe(10_000)
    expect(withoutTax(1, 13)).toBe(1)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (gross) => {
        const net = withoutTax(gross, 13)
        expect(Math.abs(net * 1.13 - gross)).toBeLessThanOrEqual(0.566 + gross * 1e-15)
        expect(net).toBeLessThanOrEqual(gross)
      }),
      { numRuns: RUNS },
    )
  })
})
