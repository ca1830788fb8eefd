import { chinaStamp, fromChinaStamp } from '@/contract/china-clock'

/** Without I, L, O and U, which are read or heard as others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BASE = DIGITS.length
const LENGTH = 10
const HALF = LENGTH / 2
/** Of a document number after its second. */
const TAIL = 6
const TAIL_BASE = 10 ** TAIL
/** Remarks count seconds from here, epoch ms. */
const START = Date.UTC(2025, 0, 1)
const TRADE_NO = /^T(\d{12})(\d{6})$/

/**
 * What a buyer writes as a transfer's remark: the trade number in ten characters, `4J7Q2-9XK3M`. Banks cut
 * long remarks, and ten characters can be typed. Nothing is stored: the remark is the number, written in
 * base 32. Any other number is its own remark.
 */
export function transferRemark(tradeNo: string): string {
  const [, stamp = '', tail = ''] = TRADE_NO.exec(tradeNo) ?? []
  const seconds = (fromChinaStamp(stamp) - START) / 1000
  if (!(seconds >= 0)) return tradeNo
  let rest = seconds * TAIL_BASE + Number(tail)
  if (rest >= BASE ** LENGTH) return tradeNo
  let text = ''
  while (text.length < LENGTH) {
    text = `${DIGITS[rest % BASE]}${text}`
    rest = Math.floor(rest / BASE)
  }
  return `${text.slice(0, HALF)}-${text.slice(HALF)}`
}

/** The trade number of a remark as a bank's statement shows it; null for any other text. */
export function tradeNoOfRemark(text: string): string | null {
  const digits = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (digits.length !== LENGTH) return null
  let value = 0
  for (const digit of digits) {
    const worth = DIGITS.indexOf(digit)
    if (worth < 0) return null
    value = value * BASE + worth
  }
  const at = START + Math.floor(value / TAIL_BASE) * 1000
  return `T${chinaStamp(at)}${String(value % TAIL_BASE).padStart(TAIL, '0')}`
}
