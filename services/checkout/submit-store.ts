import * as z from 'zod/mini'
import { submitKey } from '@/contract/checkout'
import { STORAGE } from '@/contract/constants'
import { attempt } from '../local-store'

const sent = z.object({ userId: z.string(), key: submitKey, view: z.string() })

/** A submission whose outcome nobody has told the buyer yet. */
export type Sent = z.infer<typeof sent>

/**
 * Keeps the submission under way for this tab, across reloads and sign-ins; in memory alone where
 * the browser keeps nothing. Another buyer's is none.
 */
export function createSubmitStore(userId: string) {
  let known: Sent | null = attempt(() => {
    const kept = sent.safeParse(JSON.parse(sessionStorage.getItem(STORAGE.submission) ?? 'null'))
    return kept.success && kept.data.userId === userId ? kept.data : null
  }, null)
  return {
    get: () => known,
    put(key: string, view: string): void {
      known = { userId, key, view }
      attempt(() => sessionStorage.setItem(STORAGE.submission, JSON.stringify(known)), undefined)
    },
    clear(): void {
      known = null
      attempt(() => sessionStorage.removeItem(STORAGE.submission), undefined)
    },
  }
}

export type SubmitStore = Pick<ReturnType<typeof createSubmitStore>, 'get' | 'put' | 'clear'>
