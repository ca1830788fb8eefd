import { maskPhone } from '@/contract/phone'
import type { UserInfo } from '@/contract/user'
import type { users } from '@/server/db/account-schema'

/** A user as he sees himself; the phone is masked. */
export function userView(user: typeof users.$inferSelect): UserInfo {
  const { id, username, nickname, companyName, realName, gender, position, email } = user
  const { creditCode, industry, companySize } = user
  return {
    ...{ id, username, nickname, realName, gender, position, email },
    ...{ companyName, creditCode, industry, companySize },
    phone: maskPhone(user.phone),
    avatarId: user.avatarId ?? '',
    createTime: user.createdAt.getTime(),
  }
}
