import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { CODE } from '@/contract/constants'
import type { Callable } from '@/contract/endpoint'
import { useAttempt } from './attempt'
import { isKeyOf } from './use-endpoint'

type Calls = readonly Pick<Callable, 'path'>[]

const NO_CALLS: Calls = []
/** Refused for what happened elsewhere meanwhile: what is shown is out of date. */
const OUTDATED: ReadonlySet<number> = new Set([CODE.notFound, CODE.conflict])

/**
 * Sends a change, then invalidates the calls it affects, also those not mounted now, so they do
 * not come back stale. Calls in `refreshes` keep their data meanwhile. Resolves to `{ answer }`, or
 * to null and `failure` says why; of what was deleted or moved on elsewhere, the page then shows what
 * is left. `pending` names which of several changes is in flight.
 */
export function useChange<Name extends string | number = string>(
  invalidates: Calls = NO_CALLS,
  refreshes: Calls = NO_CALLS,
) {
  const attempt = useAttempt()
  const { mutate } = useSWRConfig()
  const [isPending, setIsPending] = useState(false)
  const [pending, setPending] = useState<Name | null>(null)
  const [failure, setFailure] = useState('')

  const change = useCallback(
    async <T>(send: () => Promise<T>, name: Name | null = null): Promise<{ answer: T } | null> => {
      setIsPending(true)
      setPending(name)
      setFailure('')
      try {
        const { answer, error } = await attempt(async () => {
          const sent = await send()
          await Promise.all([
            ...invalidates.map((call) => mutate(isKeyOf(call), undefined)),
            ...refreshes.map((call) => mutate(isKeyOf(call))),
          ])
          return { answer: sent }
        })
        if (error) setFailure(error.message)
        if (error && OUTDATED.has(error.code)) {
          await Promise.all([...invalidates, ...refreshes].map((call) => mutate(isKeyOf(call))))
        }
        return answer
      } finally {
        setIsPending(false)
        setPending(null)
      }
    },
    [attempt, mutate, refreshes, invalidates],
  )

  /** `refuse` sets the reason why nothing was sent. */
  return { change, isPending, pending, failure, refuse: setFailure }
}
