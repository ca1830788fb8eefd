import { creditCheck } from '@/contract/account/credit-code-rules'

/** A code no real company can have: region 000000. */
export function fictionalCreditCode(serial: number): string {
  const body = `91000000MA${(serial * 7919).toString().padStart(7, '0').slice(-7)}`
  return body + creditCheck(body)
}
