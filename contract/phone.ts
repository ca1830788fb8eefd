import * as z from 'zod/mini'

/** A mobile number of the mainland. */
const MOBILE = /^1[3-9]\d{9}$/
/** As far as anybody writes one, with its country, spaces and hyphens. */
const WRITTEN_MAX = 30

/** A mobile number in its one form: `＋86 138-0013-8000` is 13800138000. */
export function plainPhone(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
}

/** Whether it is a mobile number, however it is written. */
export function isMobile(written: string): boolean {
  return written.length <= WRITTEN_MAX && MOBILE.test(plainPhone(written))
}

/** A mobile number somebody types. */
export const mobilePhone = z.string().check(
  z.maxLength(WRITTEN_MAX, '请填写 11 位手机号'),
  z.overwrite((text) => (text.length > WRITTEN_MAX ? text : plainPhone(text))),
  z.regex(MOBILE, '请填写 11 位手机号'),
)

/** A phone as others may see it: 138****0000. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
