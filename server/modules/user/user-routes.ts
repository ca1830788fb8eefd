import { eq } from 'drizzle-orm'
import { modifyUserInfo, type ProfileChange } from '@/contract/profile'
import { getUserInfo } from '@/contract/user'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { lockUser } from '@/server/db/lock-user'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { createFiles } from '@/server/modules/file/file-repository'
import { userView } from './user-view'

type Deps = { db: Db; now: () => number }

async function userOf(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
  return user
}

/** Changes what a user says of himself; a picture must be his own and new. */
function createModify({ db, now }: Deps) {
  return (userId: string, { avatarId, ...said }: ProfileChange) =>
    db.transaction(async (tx) => {
      await lockUser(userId, tx)
      const { avatarId: before } = await userOf(tx, userId)
      const isOther = avatarId !== undefined && avatarId !== (before ?? '')
      if (isOther) {
        const files = createFiles(tx)
        const ids = avatarId ? [avatarId] : []
        await files.use(tx, userId, { ids, use: 'avatar', at: new Date(now()) })
        if (before) await files.release(tx, userId, before)
      }
      const change = { ...said, ...(isOther && { avatarId: avatarId || null }) }
      if (Object.keys(change).length > 0) {
        await tx.update(users).set(change).where(eq(users.id, userId))
      }
      return userView(await userOf(tx, userId))
    })
}

/** The signed-in user's own data. */
export function userRoutes(calls: Calls, deps: Deps) {
  const modify = createModify(deps)
  calls
    .personal(getUserInfo, async ({ caller }) => userView(await userOf(deps.db, caller.userId)))
    .personal(modifyUserInfo, ({ caller, input }) => modify(caller.userId, input))
}
