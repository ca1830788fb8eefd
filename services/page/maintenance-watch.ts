import { getRepairInfo } from '@/contract/deferred-calls'
import { createServerClient } from '@/services/mall-client'
import { forgetAnswers } from './api-knowledge'
import { keptPagesFor } from './kept-pages'

/** How long a kept page may go on after maintenance has begun, beside what the API keeps, ms. */
const EVERY_MS = 1000

type Watch = {
  isRepairing: () => Promise<boolean>
  onRepair: () => void
  now?: () => number
}

/** Looks whether maintenance has begun, at most once a second; nobody waits for the answer. */
export function createMaintenanceWatch({ isRepairing, onRepair, now = Date.now }: Watch) {
  let lookedAt = Number.NEGATIVE_INFINITY
  return function look(): void {
    if (now() - lookedAt < EVERY_MS) return
    lookedAt = now()
    isRepairing().then(
      (is) => {
        if (is) onRepair()
      },
      () => {}, // A kept page is what there is while the API is away.
    )
  }
}

/** Empties what is kept of pages once the mall is under maintenance. */
export const watchMaintenance = createMaintenanceWatch({
  async isRepairing() {
    const { http } = createServerClient({ missing: null })
    const { repairing } = await http.call(getRepairInfo, undefined)
    return repairing
  },
  onRepair: () => {
    keptPagesFor({})?.clear()
    forgetAnswers()
  },
})
