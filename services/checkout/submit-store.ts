import * as z from 'zod/mini'
import { submitKey } from '@/contract/checkout'
import { STORAGE } from '@/contract/constants'
import { readTab, removeTab, writeTab } from '../tab-store'

const sent = z.object({ userId: z.string(), key: submitKey, view: z.string() })

/** A submission whose outcome nobody has told the buyer yet. */
export type Sent = z.infer<typeof sent>

/**
 * Keeps the submission under way for this tab, across reloads and sign-ins; in memory alone where
 * the browser keeps nothing. Another buyer's is none.
 */
export function createSubmitStore(userId: string) {
  const kept = readTab(STORAGE.submission, sent)
  let known = kept?.userId === userId ? kept : null
  return {
    get: (): Sent | null => known,
    put(key: string, view: string): void {
      known = { userId, key, view }
      writeTab(STORAGE.submission, known)
    },
    clear(): void {
      known = null
      removeTab(STORAGE.submission)
    },
  }
}

export type SubmitStore = ReturnType<typeof createSubmitStore>
