import { formatAmount } from '@/contract/money'

const YUAN = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/** `123456` fen -> `1234.56`, as Alipay writes amounts. */
export function toYuan(amount: number): string {
  return formatAmount(amount).replaceAll(',', '')
}

/** Yuan as Alipay writes them in fen; null for anything else. */
export function fromYuan(text: unknown): number | null {
  const match = typeof text === 'string' ? YUAN.exec(text) : null
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}
