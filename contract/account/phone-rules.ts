/** A mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/
/** Maximum length of a written number, with country code, spaces and hyphens. */
export const WRITTEN_MAX = 30

/** Normalises a mobile number: `＋86 138-0013-8000` becomes 13800138000. */
export function plainPhone(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
}

/** A masked phone: 138****0000. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
