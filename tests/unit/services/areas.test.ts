import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAreas } from '@/services/areas'

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

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (areaHomeIdList, salesAreaCode) => {
        expect(readAreas({ areaHomeIdList, salesAreaCode }).areaCodes.length).toBeGreaterThan(0)
      }),
    )
  })
})
