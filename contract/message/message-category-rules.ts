/** Message categories (DOMAIN 3.7). */
export const MESSAGE_CATEGORY = {
  order: 1,
  shipment: 2,
  refund: 3,
  invoice: 4,
  arrival: 5,
  quote: 6,
  notice: 7,
  security: 8,
} as const
export type MessageCategory = (typeof MESSAGE_CATEGORY)[keyof typeof MESSAGE_CATEGORY]

/** Categories with their titles, in tab order. */
export const MESSAGE_CATEGORIES: readonly { category: MessageCategory; title: string }[] = [
  { category: 1, title: '订单' },
  { category: 2, title: '物流' },
  { category: 3, title: '售后退款' },
  { category: 4, title: '发票' },
  { category: 5, title: '到货降价' },
  { category: 6, title: '询价报价' },
  { category: 7, title: '平台公告' },
  { category: 8, title: '账户安全' },
]
