import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAreas, salesAreasOf } from '@/services/areas'

const DEFAULT = { areaHomeIdList: ['0000'], areaCodes: ['0000'], isChosen: false }

describe('area cookies', () => {
  it('reads the chosen area and the sold areas on its path', () => {
    expect(readAreas({ areaHomeIdList: '["3101"]', salesAreaCode: '["31","3101"]' })).toEqual({
      areaHomeIdList: ['3101'],
      areaCodes: ['31', '3101'],
      isChosen: true,
    })
  })

  it('sends the chosen area when nothing is noted as sold', () => {
    expect(readAreas({ areaHomeIdList: '["31"]' }).areaCodes).toEqual(['31'])
  })

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '[1]',
    '["<script>"]',
    '{"__proto__":1}',
    'null',
    '["31"',
    JSON.stringify(Array.from({ length: 10_000 }, () => '31')),
  ])('takes %.30j for no choice', (text) => {
    expect(readAreas({ areaHomeIdList: text, salesAreaCode: '["31"]' })).toEqual(DEFAULT)
  })

  it('notes what is sold on the way to the chosen area', () => {
    const path = [
      { sysNo: '31', title: '上海市', hasSpu: true },
      { sysNo: '3101', title: '市辖区', hasSpu: false },
    ]
    expect(salesAreasOf({ sysNo: '3101', title: '市辖区', hasSpu: false }, path)).toEqual(['31'])
    expect(salesAreasOf({ sysNo: '71', title: '台湾省', hasSpu: false }, [])).toEqual(['71'])
  })

  it('stays below what a cookie holds, with the chosen area alone when need be', () => {
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

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (areaHomeIdList, salesAreaCode) => {
        expect(readAreas({ areaHomeIdList, salesAreaCode }).areaCodes.length).toBeGreaterThan(0)
      }),
    )
  })
})
