import { PAY_STATUS } from './order-status-rules'

const WORDS = new Map<number, string>([
  [PAY_STATUS.unpaid, '未付款'],
  [PAY_STATUS.paid, '已付款'],
  [PAY_STATUS.checking, '凭证待核'],
  [PAY_STATUS.partlyRefunded, '部分退款'],
  [PAY_STATUS.refunded, '已退款'],
])

/** Payment status in words; '' for an unknown code. */
export function payWord(payStatus: number): string {
  return WORDS.get(payStatus) ?? ''
}
