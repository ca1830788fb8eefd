import type { OrderDetail } from '@/contract/order/order-calls'

/**
 * Parts of an order's amount in the order they are read; what is zero and says nothing is left out,
 * and so is a payment in full, which the total says.
 */
export function orderSums(order: OrderDetail): [name: string, amount: number][] {
  const sums: [string, number, isAlways: boolean][] = [
    ['商品金额', order.goodsAmount, true],
    ['运费', order.freightAmount, true],
    ['优惠', order.discountAmount, false],
    ['其中税额', order.taxAmount, true],
    ['已付金额', order.paidAmount === order.payableAmount ? 0 : order.paidAmount, false],
    ['已退金额', order.refundAmount, false],
  ]
  return sums.flatMap(([name, amount, isAlways]) =>
    isAlways || amount > 0 ? [[name, amount]] : [],
  )
}
