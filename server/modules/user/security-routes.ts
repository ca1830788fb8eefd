import { eq } from 'drizzle-orm'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from '@/contract/account-security'
import { maskPhone } from '@/contract/phone'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { deviceName, maskAddress } from '@/server/modules/oauth/device'
import type { Sessions } from '@/server/modules/oauth/session-repository'

/** A password this old had time to get around. */
const PASSWORD_OLD_MS = 180 * 24 * 3600_000
/** More devices than this are hard to keep in sight. */
const DEVICES_FEW = 3

type Deps = { db: Db; now: () => number; sessions: Sessions }

/** What keeps an account safe: how it stands, and the devices signed in to it. */
export function securityRoutes(calls: Calls, { db, now, sessions }: Deps) {
  async function securityOf(userId: string) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
    const passwordChangedAt = (user.passwordChangedAt ?? user.createdAt).getTime()
    const deviceCount = (await sessions.list(userId)).length
    return {
      ...{ phone: maskPhone(user.phone), passwordChangedAt, deviceCount },
      points: [
        { point: 'phone' as const, holds: user.phone !== '' },
        { point: 'password' as const, holds: now() - passwordChangedAt < PASSWORD_OLD_MS },
        { point: 'devices' as const, holds: deviceCount <= DEVICES_FEW },
      ],
    }
  }

  async function listFor(userId: string, ownId: string) {
    const rows = (await sessions.list(userId)).map((row) => ({
      ...{ id: row.id, device: deviceName(row.userAgent), address: maskAddress(row.address) },
      signedInAt: row.createdAt.getTime(),
      lastSeenAt: (row.rotatedAt ?? row.createdAt).getTime(),
      isCurrent: row.id === ownId,
    }))
    return rows.sort(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt - a.lastSeenAt,
    )
  }

  calls
    .personal(getAccountSecurity, ({ caller }) => securityOf(caller.userId))
    .personal(getSessionList, ({ caller }) => listFor(caller.userId, caller.sessionId))
    .personal(endSession, async ({ caller, input }) => {
      const own = await sessions.list(caller.userId)
      if (!own.some(({ id }) => id === input.id)) throw new Fault('NOT_FOUND', '该设备已退出登录')
      await sessions.close(input.id)
      return null
    })
    .personal(endOtherSessions, async ({ caller }) => ({
      count: await sessions.closeAll(caller.userId, caller.sessionId),
    }))
}
