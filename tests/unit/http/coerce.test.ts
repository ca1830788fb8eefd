import { describe, expect, it } from 'vitest'
import { coerceAnswer, coerceChoice, coerceValue } from '@/contract/coerce'

const SEVEN_THIRTY_ONE = Date.UTC(2026, 10, 23, 23, 31)

describe('coerceValue and coerceChoice', () => {
  it.each([
    ['string', 17, '17'],
    ['string', -1, '-1'],
    ['string', 12.5, '12.5'],
    ['string', true, undefined],
    ['string', null, undefined],
    ['string', {}, undefined],
    // Rounded by JSON: no longer the id that was sent.
    ['string', 2 ** 60, undefined],
    ['number', '3', 3],
    ['number', ' 12.0 ', 12],
    ['number', '-5', -5],
    ['number', '', undefined],
    ['number', '1e3', undefined],
    ['number', '0x10', undefined],
    ['number', '1,234', undefined],
    ['number', '2026-11-24', undefined],
    ['number', null, undefined],
    ['number', true, undefined],
    ['number', [3], undefined],
    ['boolean', 1, true],
    ['boolean', 0, false],
    ['boolean', '1', true],
    ['boolean', '0', false],
    ['boolean', 'true', true],
    ['boolean', 'FALSE', false],
    ['boolean', 2, undefined],
    ['boolean', '', undefined],
    ['boolean', null, undefined],
    ['boolean', [1], undefined],
    ['object', '{}', undefined],
    ['array', null, undefined],
  ])('to %s from %j is %j', (expected, given, value) => {
    expect(coerceValue(expected, given)).toBe(value)
  })

  it.each([
    [1_795_476_660, SEVEN_THIRTY_ONE],
    ['1795476660', SEVEN_THIRTY_ONE],
    [1_795_476_660.25, SEVEN_THIRTY_ONE + 250],
    ['1795476660000', SEVEN_THIRTY_ONE],
    ['2026-11-24 07:31:00', SEVEN_THIRTY_ONE],
    ['2026-11-24 07:31', SEVEN_THIRTY_ONE],
    ['2026/11/24 7:31:00', SEVEN_THIRTY_ONE],
    ['2026-11-24T07:31:00', SEVEN_THIRTY_ONE],
    ['2026-11-23T23:31:00Z', SEVEN_THIRTY_ONE],
    ['2026-11-23T23:31:00.000Z', SEVEN_THIRTY_ONE],
    ['2026-11-24T07:31:00+08:00', SEVEN_THIRTY_ONE],
    ['2026-11-24T07:31:00.000+0800', SEVEN_THIRTY_ONE],
    ['2026-11-24', Date.UTC(2026, 10, 23, 16)],
    // Neither seconds nor milliseconds of this age.
    [7200, undefined],
    ['7200', undefined],
    ['', undefined],
    ['yesterday', undefined],
    ['2026-11-24 07:31:00 or so', undefined],
    ['2026-13-24', undefined],
    [null, undefined],
    [true, undefined],
    [[], undefined],
  ])('to a time from %j is %j', (given, value) => {
    expect(coerceValue('time', given)).toBe(value)
  })

  it.each([
    [[1, 2], '2', 2],
    [['in', 'low'], ' low', 'low'],
    [['1'], 1, '1'],
    [[1, 2], '3', undefined],
    [[1], true, undefined],
    [[1], [1], undefined],
  ])('to one of %j from %j is %j', (values, given, value) => {
    expect(coerceChoice(values, given)).toBe(value)
  })
})

describe('coerceAnswer', () => {
  it.each([
    ['null', true, null],
    ['null', { id: 3 }, null],
    ['object', [1, 2], { list: [1, 2], pageSize: 2 }],
    ['object', [], { list: [], pageSize: 1 }],
    ['object', true, {}],
    ['object', false, undefined],
    ['object', 'gateway', undefined],
    ['array', { list: [1], total: 1 }, [1]],
    ['array', { rows: [1] }, undefined],
    ['array', null, undefined],
    ['number', '3', 3],
  ])('to %s from %j is %j', (expected, given, value) => {
    expect(coerceAnswer(expected, given)).toEqual(value)
  })
})
