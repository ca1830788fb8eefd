const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Check character of a unified social credit code (GB 32100-2015) from its first 17. */
export function creditCheck(body: string): string {
  const sum = WEIGHTS.reduce((total, w, i) => total + w * ALPHABET.indexOf(body.charAt(i)), 0)
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}

/** A code no real company can have: region 000000. */
export function fictionalCreditCode(serial: number): string {
  const body = `91000000MA${(serial * 7919).toString().padStart(7, '0').slice(-7)}`
  return body + creditCheck(body)
}
