import * as z from 'zod/mini'
import { type LineEdit, lineEdit } from '@/contract/cart/cart-calls'
import { STORAGE } from '@/contract/constants'
import {
  attempt,
  localKeys,
  notedUserId,
  removeLocal,
  writeLocal,
} from '@/services/store/local-store'
import { readLocal } from '@/services/store/read-stored'

/** Unconfirmed edits by line, each with the latest value of its fields. */
export type Edits = ReadonlyMap<string, LineEdit>

export const NO_EDITS: Edits = new Map()

/** Age from which a tab's edits may count as left behind, ms: a tab that lives has its lock by then. */
export const LEFT_MS = 1000

/** How long a tab's lock outlives its edits, ms: until the others see that they are gone. */
const LOCK_REST_MS = 5000

const saved = z.object({ userId: z.string(), at: z.number(), edits: z.array(z.unknown()) })
/** CartNews, as another tab wrote it. */
const news = z.object({ gone: z.optional(z.array(z.string())) })

/** The edits of one tab and when the last of them was made, ms since 1970. */
type TabEdits = { key: string; at: number; edits: Edits }

function readEdits(userId: string): TabEdits[] {
  return localKeys(STORAGE.cartEdits).flatMap((key) => {
    const found = readLocal(key, saved)
    if (found?.userId !== userId) return []
    const edits = found.edits.flatMap((one) => {
      const { data } = lineEdit.safeParse(one)
      return data ? [[data.id, data] as const] : []
    })
    return { key, at: found.at, edits: new Map(edits) }
  })
}

/** An edit with the fields that `isLeft`; null when there is none. */
function restOf(edit: LineEdit, isLeft: (key: string, value: unknown) => boolean): LineEdit | null {
  const { id, ...fields } = edit
  const rest = Object.entries(fields).filter(([key, value]) => isLeft(key, value))
  return rest.length > 0 ? { ...Object.fromEntries(rest), id } : null
}

/** Adds fields to the edits, newer values over older ones. */
function add(edits: Map<string, LineEdit>, changes: Iterable<LineEdit>): void {
  for (const edit of changes) edits.set(edit.id, { ...edits.get(edit.id), ...edit })
}

/** Takes away what was answered; newer input stays. */
function takeSent(edits: Map<string, LineEdit>, sent: readonly LineEdit[]): void {
  for (const edit of sent) {
    const answered: Readonly<Record<string, unknown>> = edit
    const rest = restOf(edits.get(edit.id) ?? edit, (key, value) => answered[key] !== value)
    if (rest) edits.set(edit.id, rest)
    else edits.delete(edit.id)
  }
}

/** A lock that a tab holds as long as it has edits to send; browsers free it with the tab. */
function createTabLock(key: string, locks?: LockManager) {
  let free: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hold(): void {
      clearTimeout(timer)
      if (free || !locks) return
      const held = new Promise<void>((resolve) => {
        free = resolve
      })
      void locks.request(key, () => held)
    },
    release(): void {
      if (!free) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        free?.()
        free = null
      }, LOCK_REST_MS)
    },
  }
}

/**
 * The edits of one buyer, shown by all of this browser's tabs, stored across reloads; in memory
 * where the browser has no storage.
 *
 * Each tab writes and sends its own edits alone: a tab sees what others write only after a while,
 * so that sending theirs could put an older value over a newer one. What a closed or reloaded tab
 * has left is taken over by the next one that looks.
 */
export function createEditStore(userId: string, locks?: LockManager) {
  const key = `${STORAGE.cartEdits} ${Date.now()} ${Math.random()}`
  const held = createTabLock(key, locks)
  const own = new Map<string, LineEdit>()
  /** All that was set in this tab, sent or not. */
  const made = new Map<string, LineEdit>()
  /** When the last of this tab's own edits was made, ms since 1970. */
  let at = 0
  let isSaved = true
  let edits: Edits = everyTab()

  function others(): TabEdits[] {
    return readEdits(userId).filter((one) => one.key !== key)
  }

  /** What all tabs have left to send, the newest value of each field. */
  function everyTab(): Map<string, LineEdit> {
    const merged = new Map<string, LineEdit>()
    const tabs = [...others(), { at, edits: own }].toSorted((a, b) => a.at - b.at)
    for (const tab of tabs) add(merged, tab.edits.values())
    return merged
  }

  function save(): void {
    if (own.size > 0) {
      isSaved = writeLocal(key, { userId, at, edits: [...own.values()] })
      held.hold()
    } else {
      removeLocal(key)
      held.release()
    }
  }

  /** Edits that other tabs have finished stay shown: who hears of it asks for the answer first. */
  function change(apply: (edits: Map<string, LineEdit>) => void): void {
    apply(own)
    save()
    const shown = new Map(edits)
    apply(shown)
    add(shown, everyTab().values())
    edits = shown
  }

  /** Signing out clears what was not sent, and another tab may have taken it over. */
  function dropCleared(): void {
    if (own.size === 0 || !isSaved) return
    if (notedUserId() === userId && readLocal(key, saved)) return
    own.clear()
    save()
  }

  async function isLeft(tab: TabEdits): Promise<boolean> {
    const age = Date.now() - tab.at
    if (age >= 0 && age < LEFT_MS) return false
    if (!locks) return true
    return locks.request(tab.key, { ifAvailable: true }, async (lock) => lock !== null)
  }

  return {
    /** The edits to show. */
    get: (): Edits => edits,
    /** This tab's edits, to be sent. */
    pending(): LineEdit[] {
      dropCleared()
      return [...own.values()]
    },
    /**
     * Takes over the edits of tabs that are gone. Returns them with those of `asked` that this tab has neither sent
     * nor set anew since: what its turn is for.
     */
    async take(asked: readonly LineEdit[]): Promise<LineEdit[]> {
      dropCleared()
      const turn = new Map<string, LineEdit>()
      for (const tab of others()) {
        if (!(await isLeft(tab))) continue
        for (const edit of tab.edits.values()) {
          const newer = tab.at < at && made.get(edit.id)
          const rest = restOf(edit, (field) => !(newer && field in newer))
          if (rest) {
            own.set(edit.id, { ...rest, ...own.get(edit.id) })
            add(turn, [rest])
          }
        }
        at = Math.max(at, tab.at)
        save()
        removeLocal(tab.key)
      }
      dropCleared()
      add(turn, asked)
      return [...turn.values()].flatMap((edit) => {
        const now: Readonly<Record<string, unknown>> = own.get(edit.id) ?? {}
        return restOf(edit, (field, value) => now[field] === value) ?? []
      })
    },
    /** Shows what is pending and nothing else. */
    sync(): void {
      dropCleared()
      edits = everyTab()
    },
    /** Whether all edits shown here are still pending in some tab. */
    isStillSaved(): boolean {
      const left = everyTab()
      return [...edits.keys()].every((id) => left.has(id))
    },
    put(changes: readonly LineEdit[]): void {
      at = Date.now()
      add(made, changes)
      change((edits) => add(edits, changes))
    },
    /** Removes sent edits, confirmed or refused; newer input stays. */
    settle: (sent: readonly LineEdit[]) => change((edits) => takeSent(edits, sent)),
    drop: (ids: readonly string[]) =>
      change((edits) => {
        for (const id of ids) edits.delete(id)
      }),
    /** Another tab deleted lines: `written` is its CartNews. */
    hear(written: string | null): void {
      const { data } = news.safeParse(attempt(() => JSON.parse(written ?? ''), null))
      const gone = data?.gone ?? []
      for (const id of gone) own.delete(id)
      if (gone.length > 0) save()
    },
  }
}
