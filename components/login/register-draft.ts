import { passwordFaults } from '@/components/shared/password-faults'
import { isUsername } from '@/contract/account'
import { SMS_CODE } from '@/contract/one-time'
import { isMobile } from '@/contract/phone'

/** A form nobody has filled in yet. */
export const BLANK_REGISTER = {
  ...{ username: '', phone: '', code: '', password: '', again: '', companyName: '' },
  agreed: false,
}
export type RegisterDraft = typeof BLANK_REGISTER

/** What is missing or wrong, by field; '' where nothing is. */
export function registerFaults(form: RegisterDraft) {
  const { username, phone, code, agreed } = form
  return {
    username: isUsername(username.trim())
      ? ''
      : '请填写 4–20 个汉字、字母、数字或下划线，不能全是数字',
    phone: isMobile(phone) ? '' : '请填写 11 位手机号',
    code: SMS_CODE.test(code.trim()) ? '' : '请填写 6 位短信验证码',
    ...passwordFaults(form),
    agreed: agreed ? '' : '请先阅读并同意用户协议和隐私政策',
  }
}
