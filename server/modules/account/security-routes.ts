import { eq } from 'drizzle-orm'
import { maskPhone } from '@/contract/account/phone-rules'
import {
  DEVICES_FEW,
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
  PASSWORD_OLD_DAYS,
} from '@/contract/account/security-calls'
import { DAY_MS } from '@/contract/china-clock'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { deviceName, maskAddress } from './device'
import type { Sessions } from './session-repository'

const PASSWORD_OLD_MS = PASSWORD_OLD_DAYS * DAY_MS

type Deps = { db: Db; now: () => number; sessions: Sessions }

/** Account security: its rating and the signed-in devices. */
export function securityRoutes(calls: Calls, { db, now, sessions }: Deps) {
  async function securityOf(userId: string) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
    const passwordChangedAt = (user.passwordChangedAt ?? user.createdAt).getTime()
    const deviceCount = (await sessions.list(userId)).length
    return {
      phone: maskPhone(user.phone),
      passwordChangedAt,
      deviceCount,
      points: [
        { point: 'phone' as const, holds: user.phone !== '' },
        { point: 'password' as const, holds: now() - passwordChangedAt < PASSWORD_OLD_MS },
        { point: 'devices' as const, holds: deviceCount <= DEVICES_FEW },
      ],
    }
  }

  async function listFor(userId: string, ownId: string) {
    const rows = (await sessions.list(userId)).map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      address: maskAddress(row.address),
      signedInAt: row.createdAt.getTime(),
      lastSeenAt: (row.rotatedAt ?? row.createdAt).getTime(),
      isCurrent: row.id === ownId,
    }))
    return rows.sort(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt - a.lastSeenAt,
    )
  }

  calls
    .on(getAccountSecurity, ({ caller }) => securityOf(caller.userId))
    .on(getSessionList, ({ caller }) => listFor(caller.userId, caller.sessionId))
    .on(endSession, async ({ caller, input }) => {
      const own = await sessions.list(caller.userId)
      if (!own.some(({ id }) => id === input.id))
        throw new HttpError('NOT_FOUND', '该设备已退出登录')
      await sessions.close(input.id)
      return null
    })
    .on(endOtherSessions, async ({ caller }) => ({
      count: await sessions.closeAll(caller.userId, caller.sessionId),
    }))
}
