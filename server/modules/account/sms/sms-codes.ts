import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_LIFE_MS, CODE_TRIES_MAX, type SmsScene } from '@/contract/account/sms-calls'
import { smsCodes } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { randomToken } from '@/server/kernel/db/digest'
import { secretOf } from '@/server/kernel/db/secret'
import { HttpError } from '@/server/kernel/http/http-error'

const CODES = 1_000_000
const WRONG = '短信验证码不正确或已失效'

type Spent = { phone: string; scene: SmsScene; code: string }

/** SMS codes: six digits, valid once, for one phone and one purpose. */
export function createSmsCodes(db: Db, now: () => number) {
  let secret: Promise<string> | null = null

  /** Keyed hash: a million plain hashes could be tried in a second. */
  async function hashOf({ phone, scene, code }: Spent): Promise<string> {
    secret ??= secretOf(db, 'sms_secret')
    return createHmac('sha256', await secret)
      .update(`${phone}:${scene}:${code}`)
      .digest('hex')
  }

  async function keep(phone: string, scene: SmsScene, codeHash: string): Promise<void> {
    const row = { codeHash, tries: 0, expiresAt: new Date(now() + CODE_LIFE_MS) }
    await db
      .insert(smsCodes)
      .values({ phone, scene, ...row })
      .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.scene], set: row })
  }

  /** Issues a code; the previous one becomes void. */
  async function issue(phone: string, scene: SmsScene): Promise<string> {
    const code = String(randomInt(CODES)).padStart(6, '0')
    await keep(phone, scene, await hashOf({ phone, scene, code }))
    return code
  }

  /** Takes as long as issuing a code: timing must not reveal which phones are registered. */
  async function issueNone(phone: string, scene: SmsScene): Promise<void> {
    await keep(phone, scene, await hashOf({ phone, scene, code: randomToken() }))
  }

  /** Spends a code; throws when it is wrong, expired, spent, or was tried too often. */
  async function spend(input: Spent): Promise<void> {
    const { phone, scene } = input
    const own = and(eq(smsCodes.phone, phone), eq(smsCodes.scene, scene))
    // Counted before comparing: of many concurrent guesses at most five are checked.
    const [tried] = await db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + 1` })
      .where(and(own, gt(smsCodes.expiresAt, new Date(now())), lt(smsCodes.tries, CODE_TRIES_MAX)))
      .returning({ codeHash: smsCodes.codeHash })
    const refused = new HttpError('BAD_INPUT', WRONG, { data: { field: 'code' } })
    const hash = await hashOf(input)
    if (!tried || !timingSafeEqual(Buffer.from(tried.codeHash), Buffer.from(hash))) throw refused
    const spent = await db
      .delete(smsCodes)
      .where(and(own, eq(smsCodes.codeHash, tried.codeHash)))
      .returning({ phone: smsCodes.phone })
    if (spent.length === 0) throw refused
  }

  return { issue, issueNone, spend }
}
