import type { Db } from '@/server/kernel/db/client'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { HttpError } from '@/server/kernel/http/http-error'
import { createTestData } from './test-data-repository'
import { FAULT_HEADER, type FaultPlan, parseFault } from './words'

/** Path of the calls that arm faults; they are never faulted themselves. */
export const CONTROLS = '/api/faults'
/** The control that ends a world (worlds.ts). */
export const CLOSE_WORLD = 'scope/close'

const PASS: FaultPlan = { delayMs: 0, ending: { kind: 'pass' } }

type Armed = { path: string; fault: string; times: number | null; plan: FaultPlan }

/** Whether a path is a control call. */
export function isControl(path: string): boolean {
  return path === CONTROLS || path.startsWith(`${CONTROLS}/`)
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** An unknown fault name must not pass for a working mall. */
function planOf(text: string): FaultPlan {
  try {
    return parseFault(text)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message: msg } = error
    const refusal = {
      kind: 'refuse',
      status: 400,
      code: ENVELOPE_CODE.badInput,
      msg,
      retryAfter: null,
    } as const
    return { delayMs: 0, ending: refusal }
  }
}

/** Armed faults; created when FAULTS=1, kept in memory. */
export function createFaults({ db }: { db: Db }) {
  const calls = new Map<string, number>()
  let armed: Armed[] = []
  let shiftMs = 0
  let held = 0

  function takeArmed(path: string): FaultPlan {
    const found = armed.find((one) => matches(one.path, path))
    if (!found) return PASS
    if (found.times !== null) {
      found.times -= 1
      if (found.times === 0) armed = armed.filter((one) => one !== found)
    }
    return found.plan
  }

  return {
    data: createTestData(db),

    /** The testers' clock: the given one, shifted. */
    clock: (base: () => number) => () => base() + shiftMs,
    shift(ms: number) {
      shiftMs = ms
    },

    /** Counts a call and returns its fault plan; its own header wins over armed faults. */
    take(request: Request): FaultPlan {
      const { pathname } = new URL(request.url)
      if (request.method === 'OPTIONS' || isControl(pathname)) return PASS
      calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
      const asked = request.headers.get(FAULT_HEADER)
      return asked ? planOf(asked) : takeArmed(pathname)
    },

    /** Counts a call as held while it waits. */
    async hold<T>(waiting: () => Promise<T>): Promise<T> {
      held += 1
      try {
        return await waiting()
      } finally {
        held -= 1
      }
    },

    /** Arms a fault; the last one armed wins, and arming a path again replaces its fault. */
    arm(path: string, fault: string, times: number | null) {
      const plan = parseFault(fault)
      armed = [{ path, fault, times, plan }, ...armed.filter((one) => one.path !== path)]
    },
    disarm(path?: string) {
      armed = path === undefined ? [] : armed.filter((one) => one.path !== path)
    },

    clear() {
      armed = []
      shiftMs = 0
      calls.clear()
    },
    state: () => ({
      armed: armed.map(({ path, fault, times }) => ({ path, fault, times })),
      shiftMs,
      held,
      calls: Object.fromEntries(calls),
    }),
  }
}

export type Faults = ReturnType<typeof createFaults>
