import type * as z from 'zod/mini'
import type { Callable, Schema } from '@/contract/endpoint'
import { useSession } from '@/hooks/account/use-session'
import { useEndpoint } from './use-endpoint'

type Options = { keepPrevious?: boolean; asksOnMount?: boolean; pollMs?: number }

/**
 * Sends a personal call for the signed-in user; null sends no request. The user has to be known
 * first, so a failure to load the user is this call's failure too.
 */
export function usePersonal<I extends Schema, O extends Schema>(
  endpoint: Callable<I, O> | null,
  input?: z.input<I>,
  options: Options = {},
) {
  const { userId, error: userError, retry: retryUser } = useSession()
  const answer = useEndpoint(userId ? endpoint : null, input, {
    ...options,
    policy: 'live',
    userId,
  })
  return {
    ...answer,
    error: userId ? answer.error : userError,
    retry: userId ? answer.retry : () => void retryUser(),
  }
}
