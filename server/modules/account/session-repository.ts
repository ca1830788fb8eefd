import { createHmac } from 'node:crypto'
import { and, desc, eq, gt, ne, or } from 'drizzle-orm'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { DAY_MS, MINUTE_MS } from '@/contract/china-clock'
import { spentRefreshTokens } from '@/server/kernel/db/access-schema'
import { sessions, users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import { lockUser } from '@/server/kernel/db/lock-user'
import { rememberedSecret } from '@/server/kernel/db/secret'
import type { Caller } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { counter } from '@/server/kernel/metrics'
import { refuseBlocked } from './block-account'
import type { Device } from './device'
import { noteDevice, notifyOwner } from './security-events'

const ACCESS_MS = 10 * MINUTE_MS
/** Idle and absolute lifetime of a session. */
const IDLE_MS = 14 * DAY_MS
const WHOLE_MS = 30 * DAY_MS
/** Grace period in which the previous refresh token still yields the same successor, ms. */
const OVERLAP_MS = 10_000

/** Rate limit of renewals per session: a tab needs one in ten minutes. */
const RENEWALS = { name: 'renewal', calls: 30, seconds: 60 }

const refreshes = counter('mall_token_refreshes_total', 'Refresh tokens by what became of them', [
  'outcome',
])

type Session = typeof sessions.$inferSelect

/**
 * Successor of a refresh token. Derived, not random: two tabs that present the same token within
 * the grace period get the same successor, and neither is signed out.
 */
function successorsOf(secret: string, refreshToken: string) {
  const derive = (kind: string) =>
    createHmac('sha256', secret).update(`${kind}:${refreshToken}`).digest('base64url')
  return { accessToken: derive('access'), refreshToken: derive('refresh') }
}

/** Expiry of a token pair made at `at`: no later than its session. */
function expiries(at: number, startedAt: number) {
  const end = startedAt + WHOLE_MS
  return {
    accessExpires: Math.min(at + ACCESS_MS, end),
    refreshExpires: Math.min(at + IDLE_MS, end),
  }
}

async function requirePassword(tx: Db, userId: string, passwordHash: string): Promise<void> {
  const isSame = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
  if ((await tx.$count(users, isSame)) > 0) return
  throw new HttpError('BAD_CREDENTIALS', '密码已更改，请用新密码登录')
}

/** Sessions: opaque tokens, stored hashed; refresh tokens rotate with every use. */
export function createSessions(db: Db, now: () => number) {
  const secret = rememberedSecret(db, 'token_secret')
  const renewals = createSharedLimit(db, now, RENEWALS)

  /**
   * Opens a session; `provedBy`, the hash that a typed password was compared with: a password that has been changed
   * since opens none.
   */
  async function open(userId: string, device: Device, provedBy?: string): Promise<LoginInfo> {
    const accessToken = randomToken()
    const refreshToken = randomToken()
    const ends = expiries(now(), now())
    await db.transaction(async (tx) => {
      // An account that is being closed gets no session any more.
      await lockUser(userId, tx)
      await refuseBlocked(tx, userId)
      if (provedBy !== undefined) await requirePassword(tx, userId, provedBy)
      await tx.insert(sessions).values({
        userId,
        ...device,
        accessHash: digest(accessToken),
        accessExpires: new Date(ends.accessExpires),
        refreshHash: digest(refreshToken),
        refreshExpires: new Date(ends.refreshExpires),
        createdAt: new Date(now()),
      })
    })
    await noteDevice(db, userId, device, now())
    return { accessToken, refreshToken, ...ends }
  }

  /** The session whose current token this is or, within the grace period, its previous one. */
  async function sessionOf(key: string): Promise<Session | undefined> {
    const [row] = await db
      .select()
      .from(sessions)
      .where(
        and(
          or(eq(sessions.refreshHash, key), eq(sessions.previousRefreshHash, key)),
          gt(sessions.refreshExpires, new Date(now())),
        ),
      )
    return row
  }

  /** The session that used this token before its last two (token reuse). */
  async function sessionBefore(key: string): Promise<Session | undefined> {
    const [row] = await db
      .select({ session: sessions })
      .from(spentRefreshTokens)
      .innerJoin(sessions, eq(sessions.id, spentRefreshTokens.sessionId))
      .where(eq(spentRefreshTokens.hash, key))
    return row?.session
  }

  /** Refresh-token reuse: revoke the whole token family. */
  async function revoke(session: Session, device: Device): Promise<null> {
    const [ended] = await db
      .delete(sessions)
      .where(eq(sessions.id, session.id))
      .returning({ id: sessions.id })
    const { userId } = session
    refreshes.inc({ outcome: 'reused' })
    if (ended) await notifyOwner(db, { userId, event: 'reuse', device, at: now() })
    return null
  }

  /** Rotates in one statement: of two concurrent callers with the same token one succeeds. */
  function rotate({ id, previousRefreshHash }: Session, key: string, next: LoginInfo) {
    return db.transaction(async (tx) => {
      const rotated = await tx
        .update(sessions)
        .set({
          accessHash: digest(next.accessToken),
          accessExpires: new Date(next.accessExpires),
          refreshHash: digest(next.refreshToken),
          refreshExpires: new Date(next.refreshExpires),
          previousRefreshHash: key,
          rotatedAt: new Date(now()),
        })
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, key)))
        .returning({ id: sessions.id })
      if (rotated.length === 0 || !previousRefreshHash) return
      const spent = { hash: previousRefreshHash, sessionId: id }
      await tx.insert(spentRefreshTokens).values(spent).onConflictDoNothing()
    })
  }

  /** A new pair for a refresh token; null when it is unknown, spent or expired. */
  async function renew(refreshToken: string, device: Device): Promise<LoginInfo | null> {
    const key = digest(refreshToken)
    const session = await sessionOf(key)
    if (!session) {
      const robbed = await sessionBefore(key)
      if (robbed) return revoke(robbed, device)
      refreshes.inc({ outcome: 'unknown' })
      return null
    }
    await renewals.consume(session.id)
    const isCurrent = session.refreshHash === key
    const rotatedAt = isCurrent ? now() : (session.rotatedAt?.getTime() ?? 0)
    if (now() - rotatedAt > OVERLAP_MS) return revoke(session, device)
    const ends = expiries(rotatedAt, session.createdAt.getTime())
    const next = { ...successorsOf(await secret(), refreshToken), ...ends }
    if (isCurrent) await rotate(session, key, next)
    refreshes.inc({ outcome: isCurrent ? 'rotated' : 'repeated' })
    return next
  }

  async function close(sessionId: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.id, sessionId))
  }

  /** Ends the sessions of a user, except the one named; returns how many. */
  async function closeAll(userId: string, but: string | null, tx: Db = db): Promise<number> {
    const own = eq(sessions.userId, userId)
    const closed = await tx
      .delete(sessions)
      .where(but ? and(own, ne(sessions.id, but)) : own)
      .returning({ id: sessions.id })
    return closed.length
  }

  /** Active sessions of a user, newest first. */
  function list(userId: string): Promise<Session[]> {
    return db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.refreshExpires, new Date(now()))))
      .orderBy(desc(sessions.createdAt))
  }

  /** The caller behind an Authorization header, or null. */
  async function authenticate(authorization: string | undefined): Promise<Caller | null> {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
    if (!token) return null
    const [row] = await db
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(
        and(eq(sessions.accessHash, digest(token)), gt(sessions.accessExpires, new Date(now()))),
      )
    return row ?? null
  }

  return { open, renew, close, closeAll, list, authenticate }
}

export type Sessions = ReturnType<typeof createSessions>
