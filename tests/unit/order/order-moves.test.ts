import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@/contract/endpoints'
import { ORDER_TABS, payTitle, refundBadge, statusBadge } from '@/contract/order/order-status-rules'
import { actionsOf, type OrderFacts } from '@/contract/order/order-transition-rules'
import { GOOD_ORDERS } from '../../support/good-orders'

const FRESH: OrderFacts = {
  status: 1,
  payStatus: 0,
  payType: 1,
  shipStatus: 0,
  refundStatus: 0,
  hasOpenAfterSale: false,
  isCancelAsked: false,
  isExtended: false,
  isDelivered: false,
  isHidden: false,
  isCommentable: false,
  isInvoiceable: false,
  isReminded: false,
}

describe('order status badge', () => {
  it.each([
    [1, '待接单', 'orange'],
    [2, '待发货', 'orange'],
    [4, '待收货', 'blue'],
    [5, '已完成', 'blue'],
    [7, '已取消', 'grey'],
    [3, '处理中', 'grey'],
    [-1, '处理中', 'grey'],
  ])('of status %d is %s in %s', (status, title, colour) => {
    expect(statusBadge(status)).toMatchObject({ title, colour })
  })

  it('refundBadge and payTitle name refunds and payment methods', () => {
    expect([0, 2, 3].map((status) => refundBadge(status)?.title)).toEqual([
      undefined,
      '退款中',
      '已退款',
    ])
    expect([1, 4, 9].map(payTitle)).toEqual(['支付宝', '线下支付', '其他方式'])
    expect(ORDER_TABS.map(({ type }) => type)).toEqual([-1, 1, 2, 4, 5, 7])
  })
})

describe('actionsOf', () => {
  it.each([
    ['unpaid', {}, ['pay', 'cancel', 'buyAgain']],
    ['offline', { payType: 4 }, ['pay', 'uploadVoucher', 'cancel', 'buyAgain']],
    ['checking', { payType: 4, payStatus: 2 }, ['uploadVoucher', 'cancel', 'buyAgain']],
    ['paid', { payStatus: 1 }, ['cancel', 'buyAgain']],
    ['accepted', { status: 2, payStatus: 1 }, ['remindShipment', 'requestCancel', 'buyAgain']],
    ['asked to cancel', { status: 2, payStatus: 1, isCancelAsked: true }, ['buyAgain']],
    ['partly shipped', { status: 2, payStatus: 1, shipStatus: 1 }, ['remindShipment', 'buyAgain']],
    ['shipped', { status: 4, shipStatus: 2 }, ['confirmReceipt', 'extendReceipt', 'buyAgain']],
    ['extended', { status: 4, isExtended: true }, ['confirmReceipt', 'buyAgain']],
    ['done', { status: 5 }, ['buyAgain', 'hide']],
    ['being refunded', { status: 7, refundStatus: 2 }, ['buyAgain']],
    ['unknown', { status: 3 }, ['buyAgain']],
  ])('an order that is %s', (_what, facts, actions) => {
    expect(actionsOf({ ...FRESH, ...facts })).toEqual(actions)
  })
})

describe('order sample answers (GOOD_ORDERS)', () => {
  it.each(Object.entries(GOOD_ORDERS))('of %s fit the contract', (name, answer) => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)
    expect(endpoint?.output.safeParse(answer).error).toBeUndefined()
  })
})
