import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_LIFE_MS, CODE_TRIES_MAX, type SmsScene } from '@/contract/sms'
import { smsCodes } from '@/server/db/access-schema'
import type { Db } from '@/server/db/client'
import { randomToken } from '@/server/db/digest'
import { secretOf } from '@/server/db/secret'
import { Fault } from '@/server/http/fault'

const CODES = 1_000_000
const WRONG = '短信验证码不正确或已失效'

type Spent = { phone: string; scene: SmsScene; code: string }

/** Codes on their way: six digits, good once, for one phone and one purpose. */
export function createSmsCodes(db: Db, now: () => number) {
  let secret: Promise<string> | null = null

  /** Keyed: a million plain hashes would be tried in a second. */
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

  /** A new code; the one before it is void. */
  async function issue(phone: string, scene: SmsScene): Promise<string> {
    const code = String(randomInt(CODES)).padStart(6, '0')
    await keep(phone, scene, await hashOf({ phone, scene, code }))
    return code
  }

  /** As much work as a code, and none that fits: nobody sees by the clock which phone is known. */
  async function issueNone(phone: string, scene: SmsScene): Promise<void> {
    await keep(phone, scene, await hashOf({ phone, scene, code: randomToken() }))
  }

  /** Spends a code; throws when it is wrong, old, spent, or was tried too often. */
  async function spend(given: Spent): Promise<void> {
    const { phone, scene } = given
    const own = and(eq(smsCodes.phone, phone), eq(smsCodes.scene, scene))
    // Counted before it is compared: of many guesses at once no more than five are looked at.
    const [tried] = await db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + 1` })
      .where(and(own, gt(smsCodes.expiresAt, new Date(now())), lt(smsCodes.tries, CODE_TRIES_MAX)))
      .returning({ codeHash: smsCodes.codeHash })
    const refused = new Fault('BAD_INPUT', WRONG, { data: { field: 'code' } })
    const hash = await hashOf(given)
    if (!tried || !timingSafeEqual(Buffer.from(tried.codeHash), Buffer.from(hash))) throw refused
    const spent = await db
      .delete(smsCodes)
      .where(and(own, eq(smsCodes.codeHash, tried.codeHash)))
      .returning({ phone: smsCodes.phone })
    if (spent.length === 0) throw refused
  }

  return { issue, issueNone, spend }
}
