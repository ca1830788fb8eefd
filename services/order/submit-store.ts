import * as z from 'zod/mini'
import { submitKey } from '@/contract/order/checkout-calls'
import { readTab } from '@/services/store/read-stored'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { removeTab, writeTab } from '@/services/store/tab-store'

const sent = z.object({ userId: z.string(), key: submitKey, view: z.string() })

/** A submission whose outcome has not been shown yet. */
export type Sent = z.infer<typeof sent>

/**
 * Stores the submission in progress for this tab, across reloads and sign-ins; in memory only
 * where the browser has no storage. Another buyer's submission is ignored.
 */
export function createSubmitStore(userId: string) {
  const saved = readTab(SCREEN_STORAGE.submission, sent)
  let known = saved?.userId === userId ? saved : null
  return {
    get: (): Sent | null => known,
    put(key: string, view: string): void {
      known = { userId, key, view }
      writeTab(SCREEN_STORAGE.submission, known)
    },
    clear(): void {
      known = null
      removeTab(SCREEN_STORAGE.submission)
    },
  }
}

export type SubmitStore = ReturnType<typeof createSubmitStore>
