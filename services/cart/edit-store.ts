import * as z from 'zod/mini'
import { type LineEdit, lineEdit } from '@/contract/cart/cart-calls'
import { STORAGE } from '@/contract/constants'
import { readLocal, removeLocal, writeLocal } from '@/services/store/local-store'

/** Unconfirmed edits by line, each with the latest value of its fields. */
export type Edits = ReadonlyMap<string, LineEdit>

export const NO_EDITS: Edits = new Map()

const saved = z.object({ userId: z.string(), edits: z.array(z.unknown()) })

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

/**
 * The edits of one buyer, shared by this browser's tabs and stored across reloads; in memory
 * where the browser has no storage.
 */
export function createEditStore(userId: string) {
  let edits = readEdits(userId)
  let isSaved = true

  /** Applies what other tabs added, sent or dropped. */
  function sync(): void {
    if (isSaved) edits = readEdits(userId)
  }

  function change(apply: (next: Map<string, LineEdit>) => void): void {
    sync()
    const next = new Map(edits)
    apply(next)
    edits = next
    if (next.size === 0) removeLocal(STORAGE.cartEdits)
    else isSaved = writeLocal(STORAGE.cartEdits, { userId, edits: [...next.values()] })
  }

  return {
    get: (): Edits => edits,
    sync,
    /** Whether all edits shown here are still pending in storage. */
    isStillSaved: () => [...edits.keys()].every((id) => readEdits(userId).has(id)),
    put: (changes: readonly LineEdit[]) =>
      change((next) => {
        for (const edit of changes) next.set(edit.id, { ...next.get(edit.id), ...edit })
      }),
    /** Removes sent edits, confirmed or refused; newer input stays. */
    settle: (sent: readonly LineEdit[]) =>
      change((next) => {
        for (const edit of sent) {
          const rest = restOf(next.get(edit.id) ?? edit, edit)
          if (rest) next.set(edit.id, rest)
          else next.delete(edit.id)
        }
      }),
    drop: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id)
      }),
  }
}
