import { eq } from 'drizzle-orm'
import { modifyUserInfo, type ProfileChange } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createFiles } from '@/server/modules/file/file-repository'
import { userView } from './user-view'

type Deps = { db: Db; now: () => number }

async function userOf(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
  return user
}

/** Updates the user's profile; an avatar must be the user's own unused file. */
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
    .on(getUserInfo, async ({ caller }) => userView(await userOf(deps.db, caller.userId)))
    .on(modifyUserInfo, ({ caller, input }) => modify(caller.userId, input))
}
