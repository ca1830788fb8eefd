import { describe, expect, it } from 'vitest'
import { afterSaleBadge, afterSaleTitle } from '@/contract/after-sale/after-sale-status-rules'
import {
  type AfterSaleTransitionName,
  afterSaleActionsOf,
  afterSaleTarget,
} from '@/contract/after-sale/after-sale-transition-rules'
import { ENDPOINTS } from '@/contract/endpoints'
import { GOOD_SALES } from '../../support/good-sales'

describe('afterSaleBadge', () => {
  it.each([
    [2, 1, '待商家处理', 'orange'],
    [2, 2, '待寄回', 'orange'],
    [2, 3, '待商家收货', 'blue'],
    [1, 4, '退款中', 'red'],
    [1, 5, '已退款', 'red'],
    [3, 5, '已完成', 'blue'],
    [1, 6, '已驳回', 'grey'],
    [1, 7, '已撤销', 'grey'],
    [3, 8, '店铺处理中', 'blue'],
    [4, 9, '待确认收货', 'orange'],
    [1, 10, '处理中', 'grey'],
  ])('of type %d in status %d is %s in %s', (type, status, title, colour) => {
    expect(afterSaleBadge({ type, status })).toEqual({ title, colour })
  })

  it('afterSaleTitle names the types', () => {
    expect([1, 2, 3, 4, 9].map(afterSaleTitle)).toEqual([
      '仅退款',
      '退货退款',
      '换货',
      '维修',
      '其他售后',
    ])
  })
})

describe('after-sale transitions', () => {
  const ACTORS = ['buyer', 'merchant', 'paymentProvider', 'system'] as const
  const LEGAL: Record<string, Partial<Record<AfterSaleTransitionName, number>>> = {
    'merchant 1 1': { agree: 4, reject: 6 },
    'merchant 2 1': { agree: 2, reject: 6 },
    'merchant 3 1': { agree: 2, reject: 6 },
    'merchant 4 1': { agree: 2, reject: 6 },
    ...Object.fromEntries([1, 2, 3, 4].map((type) => [`buyer ${type} 1`, { withdraw: 7 }])),
    // Only agreeing makes a status 2, and never of a refund without return.
    'buyer 1 2': { withdraw: 7 },
    ...Object.fromEntries(
      [2, 3, 4].map((type) => [`buyer ${type} 2`, { withdraw: 7, sendBack: 3 }]),
    ),
    'merchant 1 3': { reject: 6 },
    'merchant 2 3': { receive: 4, reject: 6 },
    'merchant 3 3': { receive: 8, reject: 6 },
    'merchant 4 3': { receive: 8, reject: 6 },
    'merchant 3 8': { resend: 9 },
    'merchant 4 8': { resend: 9 },
    ...Object.fromEntries(
      ['buyer 3', 'buyer 4', 'system 3', 'system 4'].map((who) => [
        `${who} 9`,
        { confirmReplacement: 5 },
      ]),
    ),
    ...Object.fromEntries(
      ['merchant 1', 'merchant 2', 'paymentProvider 1', 'paymentProvider 2'].map((who) => [
        `${who} 4`,
        { payBack: 5 },
      ]),
    ),
  }
  const NAMES = [
    'agree',
    'reject',
    'withdraw',
    'sendBack',
    'receive',
    'resend',
    'confirmReplacement',
    'payBack',
  ] as const

  it('allow exactly the listed transitions per actor, type and status', () => {
    for (const by of ACTORS) {
      for (const type of [1, 2, 3, 4]) {
        for (const status of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
          const legal = LEGAL[`${by} ${type} ${status}`] ?? {}
          const result = NAMES.map((name) => afterSaleTarget(name, by, { type, status }))
          expect([by, type, status, result]).toEqual([
            by,
            type,
            status,
            NAMES.map((name) => legal[name] ?? null),
          ])
        }
      }
    }
  })

  it('determine the buyer’s actions', () => {
    expect(afterSaleActionsOf({ type: 2, status: 2 })).toEqual(['sendBack', 'withdraw'])
    expect(afterSaleActionsOf({ type: 2, status: 3 })).toEqual([])
  })
})

describe('after-sale sample answers (GOOD_SALES)', () => {
  it.each(Object.entries(GOOD_SALES))('of %s fit the contract', (name, answer) => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)
    expect(endpoint?.output.safeParse(answer).error).toBeUndefined()
  })
})
