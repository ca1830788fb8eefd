import { useCallback } from 'react'
import { useMall } from '@/hooks/mall-context'
import { ApiError } from '@/services/http/api-error'

export type Outcome<T> = { answer: T; error: null } | { answer: null; error: ApiError }

/** Sends a call; resolves to its answer or to its refusal. Any other error is rethrown. */
export async function attempt<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await send(), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { answer: null, error }
  }
}

/** Like `attempt`, but reports the refusal: for calls that `useChange` has no state for. */
export function useAttempt() {
  const { report } = useMall()
  return useCallback(
    async <T>(send: () => Promise<T>): Promise<Outcome<T>> => {
      const outcome = await attempt(send)
      if (outcome.error) report(outcome.error)
      return outcome
    },
    [report],
  )
}
