import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { meta } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { isDatabaseAway } from '@/server/kernel/db/unavailable'

const KEY = 'maintenance'
/** Cached because every call asks; changes by other processes are seen after this, ms. */
const CACHE_MS = 2000

const notice = z.object({
  title: z.string(),
  content: z.string(),
  scope: z.array(z.string()),
  startTime: z.int(),
  endTime: z.nullable(z.int()),
  noticeTime: z.int(),
})
/** The notice shown during maintenance; null when there is none. */
export type Notice = z.infer<typeof notice> | null

export type Announcement = {
  title?: string | undefined
  content?: string | undefined
  scope?: string[] | undefined
  /** Epoch ms; informational only, maintenance ends when an operator ends it. */
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
    // Edited by hand or by a newer version: stay open rather than close without a notice.
    return null
  }
}

/** The mall's maintenance state, stored in the database for every process. */
export function createMaintenance(db: Db, now: () => number) {
  let known: Notice = null
  let reading: { at: number; notice: Promise<Notice> } | null = null

  async function read(): Promise<Notice> {
    try {
      const [row] = await db.select().from(meta).where(eq(meta.key, KEY))
      known = row ? parse(row.value) : null
    } catch (error) {
      // Calls that need the database fail by themselves; the others go on.
      if (!isDatabaseAway(error)) throw error
    }
    return known
  }

  function remember(value: Notice): Notice {
    known = value
    reading = { at: now(), notice: Promise.resolve(value) }
    return value
  }

  /** The notice, at most two seconds old. */
  function current(): Promise<Notice> {
    const age = now() - (reading?.at ?? Number.NEGATIVE_INFINITY)
    if (!reading || Math.abs(age) >= CACHE_MS) reading = { at: now(), notice: read() }
    return reading.notice
  }

  /** Starts maintenance, announced until `end`. */
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

  /** Ends maintenance. */
  async function end(): Promise<void> {
    await db.delete(meta).where(eq(meta.key, KEY))
    remember(null)
  }

  return { current, begin, end }
}

export type Maintenance = ReturnType<typeof createMaintenance>
