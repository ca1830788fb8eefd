import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'

/** Events the buyer is told of: the same title stands on the order's page and in the message. */
export const TOLD_EVENTS = {
  submitted: { title: '订单已提交', category: MESSAGE_CATEGORY.order },
  accepted: { title: '店铺已接单', category: MESSAGE_CATEGORY.order },
  voucherRefused: { title: '凭证未通过', category: MESSAGE_CATEGORY.order },
  transferShort: { title: '转账金额不足', category: MESSAGE_CATEGORY.order },
  transferPaid: { title: '转账已到账', category: MESSAGE_CATEGORY.order },
  cancelRefused: { title: '店铺未同意取消', category: MESSAGE_CATEGORY.order },
  cancelled: { title: '订单已取消', category: MESSAGE_CATEGORY.order },
  completed: { title: '订单已完成', category: MESSAGE_CATEGORY.order },
  partShipped: { title: '订单部分发货', category: MESSAGE_CATEGORY.shipment },
  shipped: { title: '订单已发货', category: MESSAGE_CATEGORY.shipment },
  delivered: { title: '包裹已送达', category: MESSAGE_CATEGORY.shipment },
  refunded: { title: '退款已完成', category: MESSAGE_CATEGORY.refund },
  invoiced: { title: '发票已开具', category: MESSAGE_CATEGORY.invoice },
  invoiceRefused: { title: '开票申请已驳回', category: MESSAGE_CATEGORY.invoice },
  credited: { title: '发票已红冲', category: MESSAGE_CATEGORY.invoice },
} as const
export type ToldEvent = keyof typeof TOLD_EVENTS
