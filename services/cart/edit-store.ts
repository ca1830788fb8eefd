import * as z from 'zod/mini'
import { type LineEdit, lineEdit } from '@/contract/cart/cart-calls'
import { STORAGE } from '@/contract/constants'
import {
  attempt,
  notedUserId,
  readLocal,
  removeLocal,
  writeLocal,
} from '@/services/store/local-store'

/** Unconfirmed edits by line, each with the latest value of its fields. */
export type Edits = ReadonlyMap<string, LineEdit>

export const NO_EDITS: Edits = new Map()

const saved = z.object({ userId: z.string(), edits: z.array(z.unknown()) })
/** CartNews, as another tab wrote it. */
const news = z.object({
  sent: z.optional(z.array(lineEdit)),
  gone: z.optional(z.array(z.string())),
})

function readEdits(userId: string): Edits {
  const result = readLocal(STORAGE.cartEdits, saved)
  if (result?.userId !== userId) return NO_EDITS
  return new Map(
    result.edits.flatMap((one) => {
      const { data } = lineEdit.safeParse(one)
      return data ? [[data.id, data] as const] : []
    }),
  )
}

/** The fields of an edit that changed since it was sent; null when none did. */
function restOf(edit: LineEdit, sent: LineEdit): LineEdit | null {
  const before = new Map(Object.entries(sent))
  const { id, ...fields } = edit
  const rest = Object.entries(fields).filter(([key, value]) => before.get(key) !== value)
  return rest.length > 0 ? { ...Object.fromEntries(rest), id } : null
}

/** Adds fields to the edits, newer values over older ones. */
function add(edits: Map<string, LineEdit>, changes: Iterable<LineEdit>): void {
  for (const edit of changes) edits.set(edit.id, { ...edits.get(edit.id), ...edit })
}

/** Takes away what was answered; newer input stays. */
function takeSent(edits: Map<string, LineEdit>, sent: readonly LineEdit[]): void {
  for (const edit of sent) {
    const rest = restOf(edits.get(edit.id) ?? edit, edit)
    if (rest) edits.set(edit.id, rest)
    else edits.delete(edit.id)
  }
}

/**
 * The edits of one buyer, shared by this browser's tabs and stored across reloads; in memory
 * where the browser has no storage.
 *
 * Two tabs may write the storage at once, and the browser has no lock for that: the later one
 * overwrites what the earlier one wrote. So a tab remembers its own edits until they are
 * answered, whatever the storage says.
 */
export function createEditStore(userId: string) {
  const own = new Map<string, LineEdit>()
  let edits = readEdits(userId)
  let isSaved = true

  /** What is left to send: what the tabs have stored, and this tab's own. */
  function pending(): Map<string, LineEdit> {
    const all = new Map(readEdits(userId))
    add(all, own.values())
    return all
  }

  /** The same, but who has signed out gives up what was not sent. */
  function stillWanted(): Map<string, LineEdit> {
    if (isSaved && notedUserId() !== userId) own.clear()
    return pending()
  }

  /** Edits that other tabs have finished stay shown: who hears of it asks for the answer first. */
  function change(apply: (edits: Map<string, LineEdit>) => void): void {
    apply(own)
    const left = pending()
    apply(left)
    const shown = new Map(edits)
    apply(shown)
    add(shown, left.values())
    edits = shown
    if (left.size === 0) removeLocal(STORAGE.cartEdits)
    else isSaved = writeLocal(STORAGE.cartEdits, { userId, edits: [...left.values()] })
  }

  return {
    /** The edits to show. */
    get: (): Edits => edits,
    /** The edits to send. */
    pending: (): LineEdit[] => [...stillWanted().values()],
    /** Shows what is pending and nothing else. */
    sync(): void {
      edits = stillWanted()
    },
    /** Whether all edits shown here are still pending. */
    isStillSaved: () => [...edits.keys()].every((id) => own.has(id) || readEdits(userId).has(id)),
    put: (changes: readonly LineEdit[]) => change((edits) => add(edits, changes)),
    /** Removes sent edits, confirmed or refused; newer input stays. */
    settle: (sent: readonly LineEdit[]) => change((edits) => takeSent(edits, sent)),
    drop: (ids: readonly string[]) =>
      change((edits) => {
        for (const id of ids) edits.delete(id)
      }),
    /** The cart is no longer shown here: what the storage has is left to the tab that shows it next. */
    release(): void {
      const stored = readEdits(userId)
      for (const id of own.keys()) if (stored.has(id)) own.delete(id)
    },
    /** Another tab sent edits of this one or deleted their lines: `written` is its CartNews. */
    hear(written: string | null): void {
      const { data } = news.safeParse(attempt(() => JSON.parse(written ?? ''), null))
      takeSent(own, data?.sent ?? [])
      for (const id of data?.gone ?? []) own.delete(id)
    },
  }
}
