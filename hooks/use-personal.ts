import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { useEndpoint } from './use-endpoint'
import { useSession } from './use-session'

type Options = { keepPrevious?: boolean; pollMs?: number }

/**
 * Asks a personal call for whoever is signed in; null asks nothing yet. Who that is has to be
 * known first, so a failure to learn it is this call's failure too.
 */
export function usePersonal<I extends Schema, O extends Schema>(
  endpoint: Endpoint<I, O> | null,
  input?: z.input<I>,
  options: Options = {},
) {
  const { userId, error: userError, retry: retryUser } = useSession()
  const { mutate, ...answer } = useEndpoint(userId ? endpoint : null, input, {
    ...options,
    policy: 'live',
    userId,
  })
  return {
    ...answer,
    mutate,
    error: userId ? answer.error : userError,
    retry: () => void (userId ? mutate() : retryUser()),
  }
}
