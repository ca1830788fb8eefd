import { expect, it } from 'vitest'
import { READING } from '@/conformance/checks/inputs'
import { timesOf } from '@/conformance/times'
import { ENDPOINTS } from '@/contract/endpoints'

it('READING lists only calls of the contract that are safe to repeat', () => {
  const reading = ENDPOINTS.filter(({ name }) => Object.hasOwn(READING, name))
  expect(reading).toHaveLength(Object.keys(READING).length)
  expect(reading.filter(({ idempotent, takes }) => idempotent || takes)).toEqual([])
})

it.each([
  [[], null],
  [[7.4], { p50: 7, p95: 7, count: 1 }],
  [[4, 1, 3, 2], { p50: 2, p95: 4, count: 4 }],
  [Array.from({ length: 100 }, (_, index) => index + 1), { p50: 50, p95: 95, count: 100 }],
] as const)('timesOf uses nearest-rank percentiles: %j', (times, told) => {
  expect(timesOf(times)).toEqual(told)
})
