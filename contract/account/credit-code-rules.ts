/** Characters of a unified social credit code, in order of their value (GB 32100-2015). */
const CHARS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const
export const CREDIT_CODE_LENGTH = 18
/** Maximum length of a typed one, with spaces between its groups. */
export const WRITTEN_CODE_MAX = 30
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/

/** The check character of the first 17. */
export function creditCheck(first17: string): string {
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * CHARS.indexOf(first17[at] ?? '0'),
    0,
  )
  return CHARS[(CHARS.length - (sum % CHARS.length)) % CHARS.length] ?? ''
}

/** Whether a company's 18-character code is valid: its characters, and the check character. */
export function isCreditCode(code: string): boolean {
  return SHAPE.test(code) && creditCheck(code.slice(0, -1)) === code.slice(-1)
}
