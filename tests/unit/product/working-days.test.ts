import { describe, expect, it } from 'vitest'
import { chinaTime } from '@/contract/china-clock'
import {
  addWorkingDays,
  chinaWorkingDay,
  isWorkingDay,
} from '@/contract/product/working-days-rules'

describe('isWorkingDay in China', () => {
  it.each([
    ['2026-02-13', true, 'the Friday before the Spring Festival'],
    ['2026-02-14', true, 'a Saturday that makes up for the Spring Festival'],
    ['2026-02-15', false, 'the first day of the Spring Festival, a Sunday'],
    ['2026-02-16', false, '除夕'],
    ['2026-02-23', false, 'its last day'],
    ['2026-02-24', true, 'the day after'],
    ['2026-02-28', true, 'another make-up Saturday'],
    ['2026-03-01', false, 'a plain Sunday'],
    ['2026-09-20', true, 'a Sunday that makes up for the National Day'],
    ['2026-10-01', false, 'the National Day'],
    ['2026-10-07', false, 'its last day'],
    ['2026-10-08', true, 'the day after'],
    ['2026-10-10', true, 'a make-up Saturday'],
  ])('%s is %s: %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works)
  })

  // Not published yet: usual lengths, and no make-up day is counted on.
  it.each([
    ['2031-01-01', false, '元旦'],
    ['2031-01-22', false, '除夕'],
    ['2031-01-29', false, '正月初七'],
    ['2031-01-30', true, '正月初八'],
    ['2031-02-08', false, 'a Saturday nobody makes up on'],
    ['2031-05-05', false, '劳动节'],
    ['2031-06-24', false, '端午'],
    ['2031-10-07', false, '国庆'],
    ['2031-10-08', true, 'the day after'],
    ['2045-10-05', true, 'a Thursday beyond the table, which knows weekends alone'],
  ])('%s of an estimated year is %s: %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works)
  })
})

describe('addWorkingDays', () => {
  it.each([
    ['2026-02-13', 1, '2026-02-14'],
    ['2026-02-13', 2, '2026-02-24'],
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-10-08', 2, '2026-10-10'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 5, '2026-11-27'],
  ])('ordered on %s with %d working days is %s', (from, days, day) => {
    expect(addWorkingDays(from, days)).toBe(day)
  })

  it('chinaWorkingDay keeps the time of day on China’s calendar', () => {
    // 2026-09-30 23:30 in China is still 30 September there, and 15:30 UTC.
    const promised = chinaWorkingDay(Date.parse('2026-09-30T15:30:00Z'), 1)
    expect(chinaTime(promised)).toBe('2026-10-08 23:30:00')
    // 00:30 of 1 October in China is still 30 September in UTC.
    expect(chinaTime(chinaWorkingDay(Date.parse('2026-09-30T16:30:00Z'), 1))).toBe(
      '2026-10-08 00:30:00',
    )
  })
})
