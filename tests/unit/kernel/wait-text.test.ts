import { expect, it } from 'vitest'
import { waitText } from '@/contract/china-clock'

it.each([
  [1, '1 秒'],
  [120, '120 秒'],
  [121, '3 分钟'],
  [885, '15 分钟'],
  [7200, '120 分钟'],
  [7201, '3 小时'],
  [86_400, '24 小时'],
])('a wait of %d seconds reads %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
