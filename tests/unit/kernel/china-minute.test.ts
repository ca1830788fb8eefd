import { expect, it } from 'vitest'
import { chinaMinute, fromChinaMinute } from '@/contract/china-clock'

it.each([
  ['2026-11-24 09:05', '2026-11-24 09:05'],
  ['2026-11-24T09:05', '2026-11-24 09:05'],
  ['2026-11-24', '2026-11-24 00:00'],
])('%s is a minute in China', (text, minute) => {
  expect(chinaMinute(fromChinaMinute(text))).toBe(minute)
})

it.each(['', 'x', '2026-02-30', '2026-11-24 24:00', '2026-11-24 9:05', '2026-13-01', '26-11-24'])(
  '%j is none',
  (text) => {
    expect(fromChinaMinute(text)).toBeNaN()
  },
)
