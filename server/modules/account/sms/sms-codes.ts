import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_LIFE_MS, CODE_TRIES_MAX, type SmsScene } from '@/contract/account/sms-calls'
import { smsCodes } from '@/server/kernel/db/access-schema'
import type { Db } from '@/server/kernel/db/client'
import { randomToken } from '@/server/kernel/db/digest'
import { rememberedSecret } from '@/server/kernel/db/secret'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Asker } from './asker'

const CODES = 1_000_000
const WRONG = '短信验证码不正确或已失效'

type Addressed = { phone: string; scene: SmsScene; asker: Asker }
type Spent = Addressed & { code: string }

/** SMS codes: six digits, valid once, for one phone, one purpose and whoever asked for it. */
export function createSmsCodes(db: Db, now: () => number) {
  const secret = rememberedSecret(db, 'sms_secret')

  /** Keyed hash: a million plain hashes could be tried in a second. */
  async function hashOf({ phone, scene, code }: Omit<Spent, 'asker'>): Promise<string> {
    return createHmac('sha256', await secret())
      .update(`${phone}:${scene}:${code}`)
      .digest('hex')
  }

  async function keep({ phone, scene, asker }: Addressed, codeHash: string): Promise<void> {
    const row = { codeHash, tries: 0, expiresAt: new Date(now() + CODE_LIFE_MS) }
    await db
      .insert(smsCodes)
      .values({ phone, scene, asker: asker[0], ...row })
      .onConflictDoUpdate({ target: [smsCodes.phone, smsCodes.scene, smsCodes.asker], set: row })
  }

  /** Issues a code; the asker's previous one becomes void. */
  async function issue(to: Addressed): Promise<string> {
    const code = String(randomInt(CODES)).padStart(6, '0')
    await keep(to, await hashOf({ ...to, code }))
    return code
  }

  /** Takes as long as issuing a code: timing must not reveal which phones are registered. */
  async function issueNone(to: Addressed): Promise<void> {
    await keep(to, await hashOf({ ...to, code: randomToken() }))
  }

  const rowOf = ({ phone, scene }: Spent, asker: string) =>
    and(eq(smsCodes.phone, phone), eq(smsCodes.scene, scene), eq(smsCodes.asker, asker))

  /**
   * The code this asker was sent, with one try less. Counted before comparing: of many concurrent
   * guesses at most five are checked.
   */
  async function tryOf(input: Spent) {
    const isOpen = and(gt(smsCodes.expiresAt, new Date(now())), lt(smsCodes.tries, CODE_TRIES_MAX))
    for (const asker of input.asker) {
      const [tried] = await db
        .update(smsCodes)
        .set({ tries: sql`${smsCodes.tries} + 1` })
        .where(and(rowOf(input, asker), isOpen))
        .returning({ codeHash: smsCodes.codeHash, asker: smsCodes.asker })
      if (tried) return tried
    }
    return null
  }

  /**
   * Spends a code; throws when it is wrong, expired, spent, another asker's, or was tried too often.
   * `accept` is asked once the code is right: when it throws, the code stays.
   */
  async function spend(input: Spent, accept = async () => {}): Promise<void> {
    const tried = await tryOf(input)
    const refused = new HttpError('BAD_INPUT', WRONG, { data: { field: 'code' } })
    const hash = await hashOf(input)
    if (!tried || !timingSafeEqual(Buffer.from(tried.codeHash), Buffer.from(hash))) throw refused
    await accept()
    const spent = await db
      .delete(smsCodes)
      .where(and(rowOf(input, tried.asker), eq(smsCodes.codeHash, tried.codeHash)))
      .returning({ phone: smsCodes.phone })
    if (spent.length === 0) throw refused
  }

  return { issue, issueNone, spend }
}
