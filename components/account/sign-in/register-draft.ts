import { isUsername } from '@/contract/account/account-calls'
import { isMobile } from '@/contract/account/phone-rules'
import { SMS_CODE } from '@/contract/account/verification-calls'
import { passwordErrors } from '../shared/password-errors'

/** Empty form. */
export const BLANK_REGISTER = {
  username: '',
  phone: '',
  code: '',
  password: '',
  again: '',
  companyName: '',
  agreed: false,
}
export type RegisterDraft = typeof BLANK_REGISTER

/** Error message per field; '' where it is valid. */
export function registerErrors(form: RegisterDraft) {
  const { username, phone, code, agreed } = form
  return {
    username: isUsername(username.trim())
      ? ''
      : '请填写 4–20 个汉字、字母、数字或下划线，不能全是数字',
    phone: isMobile(phone) ? '' : '请填写 11 位手机号',
    code: SMS_CODE.test(code.trim()) ? '' : '请填写 6 位短信验证码',
    ...passwordErrors(form),
    agreed: agreed ? '' : '请先阅读并同意用户协议和隐私政策',
  }
}
