import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { meta } from '@/server/db/account-schema'
import { isDatabaseAway } from '@/server/db/away'
import type { Db } from '@/server/db/client'

const KEY = 'maintenance'
/** Every call asks, so the answer is kept; another process's change is seen after this, ms. */
const CACHE_MS = 2000

const notice = z.object({
  title: z.string(),
  content: z.string(),
  scope: z.array(z.string()),
  startTime: z.int(),
  endTime: z.nullable(z.int()),
  noticeTime: z.int(),
})
/** What is told while the mall is under maintenance; null when it is not. */
export type Notice = z.infer<typeof notice> | null

export type Announcement = {
  title?: string | undefined
  content?: string | undefined
  scope?: string[] | undefined
  /** Epoch ms; told to buyers only, the mall opens when it is switched on again. */
  endTime?: number | null | undefined
}

const DEFAULTS = {
  title: '系统维护中',
  content: '为了给您提供更好的服务，商城正在进行系统维护，维护期间暂停访问，给您带来不便敬请谅解。',
  scope: ['商城全部功能'],
}

function parse(text: string): Notice {
  try {
    return notice.parse(JSON.parse(text))
  } catch {
    // Edited by hand, or by a newer version: better a mall that sells than one that cannot say why not.
    return null
  }
}

/** The maintenance of this mall: one fact in its database, the same for every process. */
export function createMaintenance(db: Db, now: () => number) {
  let known: Notice = null
  let reading: { at: number; notice: Promise<Notice> } | null = null

  async function read(): Promise<Notice> {
    try {
      const [row] = await db.select().from(meta).where(eq(meta.key, KEY))
      known = row ? parse(row.value) : null
    } catch (error) {
      // Calls that need the database say so themselves; those that need none go on.
      if (!isDatabaseAway(error)) throw error
    }
    return known
  }

  function remember(value: Notice): Notice {
    known = value
    reading = { at: now(), notice: Promise.resolve(value) }
    return value
  }

  /** The notice as of at most two seconds ago. */
  function current(): Promise<Notice> {
    const age = now() - (reading?.at ?? Number.NEGATIVE_INFINITY)
    if (!reading || Math.abs(age) >= CACHE_MS) reading = { at: now(), notice: read() }
    return reading.notice
  }

  /** Closes the mall until `end`. */
  async function begin({ title, content, scope, endTime }: Announcement = {}): Promise<Notice> {
    const value = {
      title: title ?? DEFAULTS.title,
      content: content ?? DEFAULTS.content,
      scope: scope ?? DEFAULTS.scope,
      startTime: now(),
      endTime: endTime ?? null,
      noticeTime: now(),
    }
    const text = JSON.stringify(value)
    await db
      .insert(meta)
      .values({ key: KEY, value: text })
      .onConflictDoUpdate({ target: meta.key, set: { value: text } })
    return remember(value)
  }

  /** Opens the mall again. */
  async function end(): Promise<void> {
    await db.delete(meta).where(eq(meta.key, KEY))
    remember(null)
  }

  return { current, begin, end }
}

export type Maintenance = ReturnType<typeof createMaintenance>
