import { isPasswordLong } from '@/contract/account/account-calls'

function againError(password: string, again: string): string {
  if (!again) return '请再次输入密码'
  return again === password ? '' : '两次输入的密码不一致'
}

/** Errors of a new password and of its repetition. */
export function passwordErrors({ password, again }: { password: string; again: string }) {
  return {
    password: isPasswordLong(password) ? '' : '请设置 8–64 个字符的密码',
    again: againError(password, again),
  }
}
