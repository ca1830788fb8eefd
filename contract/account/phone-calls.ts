import * as z from 'zod/mini'
import { MOBILE, plainPhone, WRITTEN_MAX } from './phone-rules'

/** A typed mobile number. */
export const mobilePhone = z.string().check(
  z.maxLength(WRITTEN_MAX, '请填写 11 位手机号'),
  z.overwrite((text) => (text.length > WRITTEN_MAX ? text : plainPhone(text))),
  z.regex(MOBILE, '请填写 11 位手机号'),
)
