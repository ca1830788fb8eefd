import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import type { LoginInfo } from '@/contract/oauth'
import { sessions } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { secretOf } from '@/server/db/secret'
import type { Caller } from '@/server/http/calls'

const ACCESS_MS = 10 * 60_000
const REFRESH_MS = 14 * 24 * 3600_000
/** How long the token before the last is still answered with the same successor, ms. */
const OVERLAP_MS = 10_000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const randomToken = () => randomBytes(32).toString('base64url')

/**
 * The pair after this refresh token. Derived, not drawn, so that two tabs that present the same
 * token within the overlap get the same successors and neither is signed out.
 */
function successorsOf(secret: string, refreshToken: string) {
  const derive = (kind: string) =>
    createHmac('sha256', secret).update(`${kind}:${refreshToken}`).digest('base64url')
  return { accessToken: derive('access'), refreshToken: derive('refresh') }
}

/** Sessions: opaque tokens, stored hashed; the refresh token changes with every use. */
export function createSessions(db: Db, now: () => number) {
  let secret: Promise<string> | null = null

  async function open(userId: string): Promise<LoginInfo> {
    const [accessToken, refreshToken] = [randomToken(), randomToken()]
    const [accessExpires, refreshExpires] = [now() + ACCESS_MS, now() + REFRESH_MS]
    await db.insert(sessions).values({
      userId,
      accessHash: hash(accessToken),
      accessExpires: new Date(accessExpires),
      refreshHash: hash(refreshToken),
      refreshExpires: new Date(refreshExpires),
      createdAt: new Date(now()),
    })
    return { accessToken, accessExpires, refreshToken, refreshExpires }
  }

  /** The session a token belongs to now or, within the overlap, belonged to until just now. */
  async function sessionOf(refreshToken: string) {
    const key = hash(refreshToken)
    const [row] = await db
      .select()
      .from(sessions)
      .where(
        and(
          or(eq(sessions.refreshHash, key), eq(sessions.previousRefreshHash, key)),
          gt(sessions.refreshExpires, new Date(now())),
        ),
      )
    return row && { ...row, isCurrent: row.refreshHash === key }
  }

  /** Rotates in one statement: of two callers with the same token one rotates. */
  async function rotate(sessionId: string, refreshToken: string, next: LoginInfo) {
    await db
      .update(sessions)
      .set({
        accessHash: hash(next.accessToken),
        accessExpires: new Date(next.accessExpires),
        refreshHash: hash(next.refreshToken),
        refreshExpires: new Date(next.refreshExpires),
        previousRefreshHash: hash(refreshToken),
        rotatedAt: new Date(now()),
      })
      .where(and(eq(sessions.id, sessionId), eq(sessions.refreshHash, hash(refreshToken))))
  }

  /** A new pair for a refresh token; null when it is unknown, spent or expired. */
  async function renew(refreshToken: string): Promise<LoginInfo | null> {
    const session = await sessionOf(refreshToken)
    if (!session) return null
    const rotatedAt = session.isCurrent ? now() : (session.rotatedAt?.getTime() ?? 0)
    if (now() - rotatedAt > OVERLAP_MS) {
      await close(session.id) // a token used long after its turn was stolen or copied
      return null
    }
    secret ??= secretOf(db, 'token_secret')
    const next = {
      ...successorsOf(await secret, refreshToken),
      accessExpires: rotatedAt + ACCESS_MS,
      refreshExpires: rotatedAt + REFRESH_MS,
    }
    if (session.isCurrent) await rotate(session.id, refreshToken, next)
    return next
  }

  async function close(sessionId: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.id, sessionId))
  }

  /** Who sends this Authorization header, or null. */
  async function authenticate(authorization: string | undefined): Promise<Caller | null> {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
    if (!token) return null
    const [row] = await db
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.accessHash, hash(token)), gt(sessions.accessExpires, new Date(now()))))
    return row ?? null
  }

  return { open, renew, close, authenticate }
}

export type Sessions = ReturnType<typeof createSessions>
