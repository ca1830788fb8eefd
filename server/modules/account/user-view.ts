import { maskPhone } from '@/contract/account/phone-rules'
import type { UserInfo } from '@/contract/account/user-calls'
import type { users } from '@/server/kernel/db/account-schema'

/** A user's own profile; the phone is masked. */
export function userView(user: typeof users.$inferSelect): UserInfo {
  const { id, username, nickname, companyName, realName, gender, position, email } = user
  const { creditCode, industry, companySize } = user
  return {
    id,
    username,
    nickname,
    realName,
    gender,
    position,
    email,
    companyName,
    creditCode,
    industry,
    companySize,
    phone: maskPhone(user.phone),
    avatarId: user.avatarId ?? '',
    createTime: user.createdAt.getTime(),
  }
}
