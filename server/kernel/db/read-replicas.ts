import type pg from 'pg'
import { gauge } from '@/server/kernel/metrics'
import { currentBudget, withTimeBudget } from '@/server/kernel/time-budget'
import { IDENTITY } from './pooler'
import { openPool, type PoolLimits, placeOf, watchPool } from './postgres-pool'
import { createLagClock } from './replica-lag'
import { codesOf } from './unavailable'

/** How often a replica is asked how far it is, ms. */
const LOOK_MS = 1000
/** Longest wait for that, or for a connection of a replica, ms: the primary is there. */
const WAIT_MS = 1000

const REPLICA = `select ${IDENTITY} as identity, pg_is_in_recovery() as "isReplica",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`
const PRIMARY = `select ${IDENTITY} as identity,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`

type Seen = { identity: string; isReplica?: boolean; position: string | null }

/** A replica that may be read now. */
type Replica = {
  pool: pg.Pool
  /** Until it has been looked at again. */
  leaveOut(error: unknown): void
}

export type Replicas = {
  /** The replica to read; one and the same for a request, as long as it may be read. */
  choose(): Replica | null
  /** Looks at each for the first time, and from then on every second. */
  start(): Promise<void>
  close(): Promise<void>
}

type Place = {
  url: string
  readUrls: string[]
  /** How far behind a replica may be, ms. */
  boundMs: number
}

const look = (probe: pg.Pool, statement: string, waitMs: number): Promise<Seen | undefined> =>
  withTimeBudget(waitMs, async () => (await probe.query<Seen>(statement)).rows[0])

const whyFailed = (error: unknown) => `does not answer (${codesOf(error)[0] ?? 'in time'})`

/** Why a replica cannot be read, whatever its lag; null when nothing is in the way. */
function whyUnfit(replica: Seen | undefined, primary: Seen): string | null {
  if (!replica || replica.identity !== primary.identity) return 'is of another database'
  if (!replica.isReplica) return 'takes changes itself: it was promoted'
  if (replica.position === null) return 'does not say what it has replayed'
  // The primary was asked later: what follows it cannot be further.
  if (BigInt(replica.position) > BigInt(primary.position ?? 0)) return 'follows another database'
  return null
}

/** One replica, looked at every second: left out for what is wrong with it, and back by itself. */
function watch(url: string, primary: pg.Pool, { boundMs, limits, report }: Watched) {
  const { connectionTimeoutMillis: waitMs = WAIT_MS } = limits
  const pool = openPool(url, { ...limits, connectionTimeoutMillis: waitMs })
  const probe = openPool(url, probing(limits))
  const clock = createLagClock(boundMs)
  const since = performance.now()
  let usableUntil = Number.NEGATIVE_INFINITY
  let said: string | null = null
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  function judge(why: string | null): void {
    if (why) usableUntil = Number.NEGATIVE_INFINITY
    if (why === said) return
    said = why
    report(`read replica ${placeOf(url)} ${why ? `is left out: it ${why}` : 'is used again'}`)
  }

  async function lookAtBoth(): Promise<string | null> {
    const replica = await look(probe, REPLICA, waitMs)
    const at = performance.now()
    // Without the primary nobody knows how far behind it is: it is read until the bound is over.
    const seen = await look(primary, PRIMARY, waitMs).catch(() => undefined)
    if (!seen) return said
    const why = whyUnfit(replica, seen)
    if (why) return why
    clock.note(at, BigInt(seen.position ?? 0))
    usableUntil = clock.replayedUntil(BigInt(replica?.position ?? 0)) + boundMs
    if (usableUntil > performance.now()) return null
    // Until then it is not read either, but nobody can say how far behind it is.
    return at - since > boundMs ? `is more than ${boundMs / 1000} s behind` : said
  }

  async function lookOn(): Promise<void> {
    judge(await lookAtBoth().catch(whyFailed))
    if (!isClosed) timer = setTimeout(() => void lookOn(), LOOK_MS).unref()
  }

  watchPool(`replica ${placeOf(url)}`, pool)
  return {
    name: placeOf(url),
    pool,
    isUsable: () => performance.now() < usableUntil,
    leaveOut: (error: unknown) => judge(whyFailed(error)),
    start: lookOn,
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      await Promise.all([pool.end(), probe.end()])
    },
  }
}

type Watched = { boundMs: number; limits: PoolLimits; report: (line: string) => void }

const probing = (limits: PoolLimits): PoolLimits => ({
  connectionTimeoutMillis: WAIT_MS,
  ...limits,
  max: 1,
})

/** Whether each replica is read, by its name. */
const known = new Map<string, () => boolean>()
gauge('mall_replica_usable', {
  help: 'Whether a read replica is read: 1, or 0 while it is left out',
  labelNames: ['replica'],
  read: (self) => {
    for (const [replica, isUsable] of known) self.set({ replica }, isUsable() ? 1 : 0)
  },
})

/** The replicas of a database, of which those are read that are at most so far behind. */
export function openReplicas(
  { url, readUrls, boundMs }: Place,
  limits: PoolLimits,
  report: (line: string) => void,
): Replicas {
  const primary = openPool(url, { ...probing(limits), max: Math.max(1, readUrls.length) })
  const all = readUrls.map((one) => watch(one, primary, { boundMs, limits, report }))
  // What a request reads in several statements is of one moment as far as can be.
  const chosen = new WeakMap<object, (typeof all)[number]>()
  for (const one of all) known.set(one.name, one.isUsable)
  let turn = Math.floor(Math.random() * all.length)

  return {
    choose() {
      const request = currentBudget()
      const before = request && chosen.get(request)
      if (before?.isUsable()) return before
      const usable = all.filter((one) => one.isUsable())
      const next = usable[turn++ % usable.length]
      if (request && next) chosen.set(request, next)
      return next ?? null
    },
    start: async () => void (await Promise.all(all.map((one) => one.start()))),
    async close() {
      for (const one of all) known.delete(one.name)
      await Promise.all(all.map((one) => one.close()))
      await primary.end()
    },
  }
}
