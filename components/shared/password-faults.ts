import { isPasswordLong } from '@/contract/account'

function againFault(password: string, again: string): string {
  if (!again) return '请再次输入密码'
  return again === password ? '' : '两次输入的密码不一致'
}

/** What is wrong with a password somebody chooses, and with the second time it is typed. */
export function passwordFaults({ password, again }: { password: string; again: string }) {
  return {
    password: isPasswordLong(password) ? '' : '请设置 8–64 个字符的密码',
    again: againFault(password, again),
  }
}
