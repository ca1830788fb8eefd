import { formatAmount } from '@/contract/money'

const YUAN = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/** `123456` fen -> `1234.56`, Alipay's format. */
export function toYuan(amount: number): string {
  return formatAmount(amount).replaceAll(',', '')
}

/** Alipay's yuan amount in fen; null for any other text. */
export function fromYuan(text: unknown): number | null {
  const match = typeof text === 'string' ? YUAN.exec(text) : null
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}
