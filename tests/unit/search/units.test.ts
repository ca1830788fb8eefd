import { describe, expect, it } from 'vitest'
import { vocabulary } from '@/catalogue/port'
import { fold } from '@/server/kernel/text/fold'
import { inUnit, isCount, isMeasure, unitName } from '@/server/modules/search/language/units'

describe('units of the lexicon', () => {
  it.each([
    [1.5, 'm', 'mm', 1500],
    [15, '公分', 'mm', 150],
    [2, '吨', 'kg', 2000],
    [10, 'bar', 'MPa', 1],
    [2.5, '平方', 'mm²', 2.5],
    [6, '个粗', 'mm', 6],
    [9, '号', '码', 9],
    [42, '码', '码', 42],
    [240, '号', '目', 240],
    [240, '#', '目', 240],
    [16, 'mm', 'V', null],
  ])('%d %s in %s is %j', (num, from, to, expected) => {
    expect(inUnit(num, from, to)).toBe(expected)
  })

  it.each([
    ['kw', 'kW'],
    ['mpa', 'MPa'],
    ['n·m', 'N·m'],
    ['xy', 'XY'],
  ])('%s is shown as %s', (folded, shown) => {
    expect(unitName(folded)).toBe(shown)
  })

  it('tell measures from counters', () => {
    expect(['公斤', '平方', '码', '个'].map(isMeasure)).toEqual([true, true, false, false])
    expect(['5只', '5 盒', '5mm', 'm8'].map(isCount)).toEqual([true, true, false, false])
  })

  it('belong to one dimension each', () => {
    const names = Object.values(vocabulary().units.measures).flatMap((of) => Object.keys(of))
    expect(new Set(names.map(fold)).size).toBe(names.length)
  })
})
