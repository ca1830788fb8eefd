import { isPasswordLong } from '@/contract/account'

/** What is wrong with a password somebody chooses, and with the second time it is typed. */
export function passwordFaults({ password, again }: { password: string; again: string }) {
  return {
    password: isPasswordLong(password) ? '' : '请设置 8–64 个字符的密码',
    again: again === password ? '' : '两次输入的密码不一致',
  }
}
