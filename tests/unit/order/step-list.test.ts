import { expect, it } from 'vitest'
import { orderSteps } from '@/components/order/step-list'
import { ORDER } from '../../support/good-orders'

const AT = ORDER.createdAt
const none = {
  paidAt: null,
  acceptedAt: null,
  shippedAt: null,
  finishedAt: null,
  cancelledAt: null,
  shipStatus: 0,
}
const told = (over: Partial<typeof ORDER>) =>
  orderSteps({ ...ORDER, ...none, ...over }).map(({ title, status }) => `${title} ${status}`)

it('the next step follows the last one done', () => {
  expect(told({ status: 1 })).toEqual([
    '提交订单 finish',
    '付款 process',
    '店铺接单 wait',
    '发货 wait',
    '完成 wait',
  ])
})

it('goods accepted before they are paid for wait for the shipment', () => {
  expect(told({ status: 2, acceptedAt: AT, shipStatus: 1 })).toEqual([
    '提交订单 finish',
    '付款 wait',
    '店铺接单 finish',
    '部分发货 process',
    '完成 wait',
  ])
})

it('a cancelled order ends where it was cancelled', () => {
  expect(told({ status: 7, paidAt: AT, cancelledAt: AT })).toEqual([
    '提交订单 finish',
    '付款 finish',
    '已取消 error',
  ])
})
