import { describe, expect, it } from 'vitest'
import { amountWord, dueText } from '@/components/order/due-text'
import { payWord } from '@/contract/order/pay-words-rules'

const ORDER = {
  status: 1,
  payStatus: 0,
  payType: 1,
  refundStatus: 0,
  isCancelAsked: false,
  dueAt: 1,
}

describe('dueText', () => {
  it.each([
    [{}, '前付款'],
    [{ payType: 4 }, '前上传付款凭证'],
    [{ payStatus: 1 }, '前未接单'],
    [{ status: 2, payStatus: 1, isCancelAsked: true }, '前未答复'],
    [{ status: 4, payStatus: 1 }, '自动确认收货'],
  ])('of %j contains %s', (over, words) => {
    expect(dueText({ ...ORDER, ...over })?.after).toContain(words)
  })

  it.each([
    { dueAt: null },
    { status: 4, payStatus: 1, refundStatus: 2 },
    { status: 2, payStatus: 1 },
    { status: 5 },
    { status: 7 },
  ])('of %j is null', (over) => expect(dueText({ ...ORDER, ...over })).toBeNull())

  it('payWord names the payment status and is empty for unknown codes', () => {
    expect([payWord(0), payWord(2), payWord(9)]).toEqual(['未付款', '凭证待核', ''])
  })
})

it.each([
  [1, 0, '应付'],
  [1, 2, '应付'],
  [2, 1, '实付'],
  [7, 0, '订单'],
  [7, 4, '实付'],
])('the amount of status %d, payment %d is called %s', (status, payStatus, word) => {
  expect(amountWord({ status, payStatus })).toBe(word)
})
