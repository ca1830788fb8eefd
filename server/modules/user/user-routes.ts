import { eq } from 'drizzle-orm'
import { maskPhone } from '@/contract/phone'
import { getUserInfo } from '@/contract/user'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'

/** The signed-in user's own data. */
export function userRoutes(calls: Calls, { db }: { db: Db }) {
  calls.personal(getUserInfo, async ({ caller }) => {
    const [user] = await db.select().from(users).where(eq(users.id, caller.userId))
    if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
    const { id, username, nickname, companyName } = user
    return { id, username, nickname, companyName, phone: maskPhone(user.phone) }
  })
}
