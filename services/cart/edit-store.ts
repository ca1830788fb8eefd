import * as z from 'zod/mini'
import { type LineEdit, lineEdit } from '@/contract/cart'
import { STORAGE } from '@/contract/constants'
import { readLocal, removeLocal, writeLocal } from '../local-store'

/** Edits the server has not confirmed, by line, each with the newest value of its fields. */
export type Edits = ReadonlyMap<string, LineEdit>

export const NO_EDITS: Edits = new Map()

const kept = z.object({ userId: z.string(), edits: z.array(z.unknown()) })

function readEdits(userId: string): Edits {
  const found = readLocal(STORAGE.cartEdits, kept)
  if (found?.userId !== userId) return NO_EDITS
  return new Map(
    found.edits.flatMap((one) => {
      const { data } = lineEdit.safeParse(one)
      return data ? [[data.id, data] as const] : []
    }),
  )
}

/** What of an edit is not yet as it was sent; null when nothing is left. */
function restOf(edit: LineEdit, sent: LineEdit): LineEdit | null {
  const before = new Map(Object.entries(sent))
  const { id, ...fields } = edit
  const rest = Object.entries(fields).filter(([key, value]) => before.get(key) !== value)
  return rest.length > 0 ? { ...Object.fromEntries(rest), id } : null
}

/**
 * The edits of one buyer, shared by the tabs of this browser and kept across a reload. Where the
 * browser keeps nothing they live in memory.
 */
export function createEditStore(userId: string) {
  let edits = readEdits(userId)
  let isKept = true

  /** Takes over what other tabs added, sent or gave up. */
  function sync(): void {
    if (isKept) edits = readEdits(userId)
  }

  function change(apply: (next: Map<string, LineEdit>) => void): void {
    sync()
    const next = new Map(edits)
    apply(next)
    edits = next
    if (next.size === 0) removeLocal(STORAGE.cartEdits)
    else isKept = writeLocal(STORAGE.cartEdits, { userId, edits: [...next.values()] })
  }

  return {
    get: (): Edits => edits,
    sync,
    /** Whether another tab still waits for all that is shown here. */
    isStillKept: () => [...edits.keys()].every((id) => readEdits(userId).has(id)),
    put: (changes: readonly LineEdit[]) =>
      change((next) => {
        for (const edit of changes) next.set(edit.id, { ...next.get(edit.id), ...edit })
      }),
    /** Ends what was sent, whether it was done or refused; what was typed meanwhile stays. */
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
