import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { meta } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { isDatabaseAway } from '@/server/kernel/db/unavailable'

/** Of maintenance that lasts until an operator ends it, and of a planned window; each in a row of its own. */
const KEYS = { now: 'maintenance', planned: 'maintenance_plan' } as const
type Key = keyof typeof KEYS
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
  /** Epoch ms; what was begun by hand ends when an operator ends it, a planned window ends then. */
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

/** Maintenance that an operator has begun, and a planned window. */
type Stored = Record<Key, Notice>
const NONE: Stored = { now: null, planned: null }

/** The notice that holds at a time; a planned window begins and ends by itself. */
function noticeAt({ now: begun, planned }: Stored, time: number): Notice {
  if (begun) return begun
  const isInside =
    planned && planned.startTime <= time && (planned.endTime === null || time < planned.endTime)
  return isInside ? planned : null
}

/** The mall's maintenance state, stored in the database for every process. */
export function createMaintenance(db: Db, now: () => number) {
  let known = NONE
  let reading: { at: number; stored: Promise<Stored> } | null = null

  async function read(): Promise<Stored> {
    try {
      const rows = await db
        .select()
        .from(meta)
        .where(inArray(meta.key, Object.values(KEYS)))
      const noticeOf = (key: Key) => parse(rows.find((row) => row.key === KEYS[key])?.value ?? '')
      known = { now: noticeOf('now'), planned: noticeOf('planned') }
    } catch (error) {
      // Calls that need the database fail by themselves; the others go on.
      if (!isDatabaseAway(error)) throw error
    }
    return known
  }

  /** What is stored, at most two seconds old. */
  function stored(): Promise<Stored> {
    const age = now() - (reading?.at ?? Number.NEGATIVE_INFINITY)
    if (!reading || Math.abs(age) >= CACHE_MS) reading = { at: now(), stored: read() }
    return reading.stored
  }

  /** The notice that holds now. */
  const current = async (): Promise<Notice> => noticeAt(await stored(), now())

  async function write(key: Key, announcement: Announcement, startTime: number): Promise<Notice> {
    const { title, content, scope, endTime } = announcement
    const value = {
      title: title ?? DEFAULTS.title,
      content: content ?? DEFAULTS.content,
      scope: scope ?? DEFAULTS.scope,
      startTime,
      endTime: endTime ?? null,
      noticeTime: now(),
    }
    const text = JSON.stringify(value)
    await db
      .insert(meta)
      .values({ key: KEYS[key], value: text })
      .onConflictDoUpdate({ target: meta.key, set: { value: text } })
    known = { ...(await stored()), [key]: value }
    reading = { at: now(), stored: Promise.resolve(known) }
    return value
  }

  /** Starts maintenance, announced until `end`. */
  const begin = (announcement: Announcement = {}) => write('now', announcement, now())

  /** Plans maintenance from a time until another, epoch ms; in place of what was planned before. */
  const plan = (window: Announcement & { startTime: number; endTime: number }) =>
    write('planned', window, window.startTime)

  /** Ends maintenance, and what was planned of it. */
  async function end(): Promise<void> {
    await db.delete(meta).where(inArray(meta.key, Object.values(KEYS)))
    known = NONE
    reading = { at: now(), stored: Promise.resolve(known) }
  }

  return { current, stored, begin, plan, end }
}

export type Maintenance = ReturnType<typeof createMaintenance>
