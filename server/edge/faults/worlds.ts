import { HttpError } from '@/server/kernel/http/http-error'
import type { Api } from './api'

/** A mall of a tester's own: its API, and what ends it with all its data. */
export type World = { api: Api; close(): Promise<void> }

type Kept = { world: Promise<World>; calls: number; idle?: NodeJS.Timeout }

type Options = {
  /** Makes a world; absent where none can be made. */
  open?: ((name: string) => Promise<World>) | undefined
  idleMs?: number
}

/** Each holds a database in memory, 150 MB and more. */
const WORLDS_MAX = 8
/** A world nobody has called for so long is closed, ms. */
const IDLE_MS = 15 * 60_000

/** Calls under way when a world was closed do not make it anew for so long, ms. */
const STRAGGLERS_MS = 5000

const JUST_CLOSED = 'x-fault-scope: this world has just been closed; a control opens it again'
const NO_WORLDS = 'x-fault-scope: worlds are copies of the embedded database, unset DATABASE_URL'

/** The testers' worlds by name: made when first called, closed on demand or when nobody calls. */
export function createWorlds({ open, idleMs = IDLE_MS }: Options) {
  const worlds = new Map<string, Kept>()
  const closing = new Map<string, Promise<void>>()
  /** Names of worlds closed on demand just now. */
  const left = new Set<string>()

  function begin(name: string): Kept {
    if (!open) throw new HttpError('CONFLICT', NO_WORLDS)
    if (worlds.size >= WORLDS_MAX) {
      const names = [...worlds.keys()].sort().join(', ')
      const text = `x-fault-scope: ${WORLDS_MAX} worlds are open, close one of them: ${names}`
      throw new HttpError('TOO_MANY', text)
    }
    // One of this name that is being closed still has the folder.
    const world = Promise.resolve(closing.get(name)).then(() => open(name))
    const kept: Kept = { world, calls: 0 }
    worlds.set(name, kept)
    world.catch(() => {
      if (worlds.get(name) === kept) worlds.delete(name) // the next call tries again
    })
    return kept
  }

  async function close(name: string): Promise<void> {
    const kept = worlds.get(name)
    if (!kept) return closing.get(name)
    worlds.delete(name)
    clearTimeout(kept.idle)
    const end = kept.world.then((world) => world.close()).finally(() => closing.delete(name))
    closing.set(name, end)
    return end
  }

  return {
    /** Names of the open worlds. */
    names: () => [...worlds.keys()].sort(),

    /**
     * Runs a call in a world; others that arrive while it is being made wait for the same one. A world
     * closed just now is made anew by who steers it alone, not by a page's last call.
     */
    async use<T>(
      name: string,
      call: (api: Api) => T | Promise<T>,
      { isControl = false } = {},
    ): Promise<T> {
      if (isControl) left.delete(name)
      else if (left.has(name)) throw new HttpError('CONFLICT', JUST_CLOSED)
      const kept = worlds.get(name) ?? begin(name)
      kept.calls += 1
      clearTimeout(kept.idle)
      try {
        return await call((await kept.world).api)
      } finally {
        kept.calls -= 1
        if (kept.calls === 0 && worlds.get(name) === kept) {
          const end = () => close(name).catch((error: unknown) => console.error(error))
          kept.idle = setTimeout(end, idleMs).unref()
        }
      }
    },

    /** Ends a world and its data; without one of this name it does nothing. */
    close(name: string): Promise<void> {
      left.add(name)
      setTimeout(() => left.delete(name), STRAGGLERS_MS).unref()
      return close(name)
    },
    closeAll: () => Promise.all([...worlds.keys()].map(close)),
  }
}

export type Worlds = ReturnType<typeof createWorlds>
