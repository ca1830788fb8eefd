import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AREA_CODES_MAX } from '@/contract/constants'
import { readAreas, regionsAround } from '@/services/area/areas'
import { salesAreasOf } from '@/services/area/store-area'
import { RUNS } from '../../support/runs'

const DEFAULT = { areaHomeIdList: ['0000'], areaCodes: ['0000'], isChosen: false, isProposed: true }

/** So many areas where something is sold, with codes so long. */
const soldAreas = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({
    sysNo: String(at + 1).padEnd(length, '0'),
    title: '',
    hasSpu: true,
  }))
const CHOSEN = { sysNo: '31', title: '上海市', hasSpu: true }

describe('area cookies', () => {
  it('readAreas returns the chosen area and the areas sold on its path', () => {
    expect(readAreas({ areaHomeIdList: '["3101"]', salesAreaCode: '["31","3101"]' })).toEqual({
      areaHomeIdList: ['3101'],
      areaCodes: ['31', '3101'],
      isChosen: true,
      isProposed: false,
    })
  })

  it.each([
    [{}, true],
    [{ areaPrompt: 'closed' }, false],
    [{ areaPrompt: 'x' }, true],
    [{ areaHomeIdList: '["31"]' }, false],
    [{ areaHomeIdList: 'garbled' }, true],
  ])('readAreas of %j proposes the default area: %s', (cookies, isProposed) => {
    expect(readAreas(cookies).isProposed).toBe(isProposed)
  })

  it.each(['SH-01', 'a.b:c/d', '上海', 'x'.repeat(32), '1'])(
    'readAreas accepts the id %j of an API host',
    (id) => {
      const text = JSON.stringify([id])
      expect(readAreas({ areaHomeIdList: text }).areaHomeIdList).toEqual([id])
    },
  )

  it.each([
    ['0000', null],
    ['31', {}],
    ['3101', { parent: '31' }],
    ['310115', { parent: '3101' }],
    ['SH-01', {}],
    ['7', {}],
  ])('regionsAround asks for the name of %s among %j', (code, query) => {
    expect(regionsAround(code)).toEqual(query)
  })

  it('readAreas falls back to the chosen area without sales areas', () => {
    expect(readAreas({ areaHomeIdList: '["31"]' }).areaCodes).toEqual(['31'])
  })

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '[1]',
    '["<script>"]',
    '["a;b"]',
    '["a,b"]',
    '["a b"]',
    '[""]',
    `["${'x'.repeat(33)}"]`,
    '{"__proto__":1}',
    'null',
    '["31"',
    JSON.stringify(Array.from({ length: 10_000 }, () => '31')),
  ])('readAreas treats %.30j as no choice', (text) => {
    expect(readAreas({ areaHomeIdList: text, salesAreaCode: '["31"]' })).toEqual(DEFAULT)
  })

  it('salesAreasOf keeps the areas sold on the path to the chosen area', () => {
    const path = [
      { sysNo: '31', title: '上海市', hasSpu: true },
      { sysNo: '3101', title: '市辖区', hasSpu: false },
    ]
    expect(salesAreasOf({ sysNo: '3101', title: '市辖区', hasSpu: false }, path)).toEqual(['31'])
    expect(salesAreasOf({ sysNo: '71', title: '台湾省', hasSpu: false }, [])).toEqual(['71'])
  })

  it.each([
    // Each code takes 9 characters more in the cookie, and the list 3.
    ['as many codes as a call takes', AREA_CODES_MAX, 5, true],
    ['one code more', AREA_CODES_MAX + 1, 5, false],
    ['codes of 3000 characters as sent', 111, 18, true],
    ['codes of 3000 characters and more', 111, 19, false],
  ])('salesAreasOf keeps %s whole or not at all', (_what, count, length, isWhole) => {
    const sold = soldAreas(count, length)
    const codes = isWhole ? sold.map(({ sysNo }) => sysNo) : [CHOSEN.sysNo]
    expect(salesAreasOf(CHOSEN, sold)).toEqual(codes)
  })

  it('readAreas accepts as many codes as a call takes, and not one more', () => {
    const read = (count: number) => {
      const codes = soldAreas(count, 5).map(({ sysNo }) => sysNo)
      return readAreas({ areaHomeIdList: '["31"]', salesAreaCode: JSON.stringify(codes) }).areaCodes
    }
    expect(read(AREA_CODES_MAX)).toHaveLength(AREA_CODES_MAX)
    expect(read(AREA_CODES_MAX + 1)).toEqual(['31'])
  })

  it('salesAreasOf stays below the cookie limit, with the chosen area alone if needed', () => {
    const chosen = { sysNo: '0', title: '', hasSpu: true }
    for (const areas of [10, 300, 500, 3000]) {
      const path = Array.from({ length: areas }, (_, at) => ({
        sysNo: String(100_000 + at),
        title: '',
        hasSpu: true,
      }))
      const codes = salesAreasOf(chosen, path)
      expect(encodeURIComponent(JSON.stringify(codes)).length).toBeLessThan(3072)
      expect(codes.length === areas || codes[0] === '0').toBe(true)
    }
  })

  it('readAreas never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (areaHomeIdList, salesAreaCode) => {
        expect(readAreas({ areaHomeIdList, salesAreaCode }).areaCodes.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS },
    )
  })
})
