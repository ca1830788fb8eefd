import { eq } from 'drizzle-orm'
import { deviceCookies } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'

/**
 * Browsers an account has signed in on. What strangers try does not count against them (OWASP: slow
 * down online guessing attacks with device cookies).
 */
export function createKnownBrowsers(db: Db, now: () => number) {
  const usersOf = (deviceId: string) =>
    db
      .select({ userId: deviceCookies.userId })
      .from(deviceCookies)
      .where(eq(deviceCookies.hash, digest(deviceId)))

  return {
    /** Whether the account signed in on this browser; asks the same of unknown accounts. */
    async isKnown(userId: string | undefined, deviceId: string): Promise<boolean> {
      if (deviceId === '') return false
      return (await usersOf(deviceId)).some((row) => row.userId === userId)
    },

    /** Remembers the browser of a sign-in; returns the id its cookie must have now. */
    async remember(userId: string, deviceId: string): Promise<string> {
      // An id no sign-in gave may have been planted by whoever knows it.
      const isOurs = deviceId !== '' && (await usersOf(deviceId)).length > 0
      const id = isOurs ? deviceId : randomToken()
      const row = { seenAt: new Date(now()) }
      await db
        .insert(deviceCookies)
        .values({ userId, hash: digest(id), ...row })
        .onConflictDoUpdate({ target: [deviceCookies.userId, deviceCookies.hash], set: row })
      return id
    },

    async forgetAll(userId: string, tx: Db): Promise<void> {
      await tx.delete(deviceCookies).where(eq(deviceCookies.userId, userId))
    },
  }
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
