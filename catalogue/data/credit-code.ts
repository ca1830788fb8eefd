import { creditCheck } from '@/contract/account/credit-code-rules'

const NO_REGION = '000000'

/** A code no real company can have: its region is none. */
export function fictionalCreditCode(serial: number): string {
  const body = `91${NO_REGION}MA${(serial * 7919).toString().padStart(7, '0').slice(-7)}`
  return body + creditCheck(body)
}

/** Whether a company's code is one of those. */
export const isFictionalCode = (code: string) => code.slice(2, 8) === NO_REGION
