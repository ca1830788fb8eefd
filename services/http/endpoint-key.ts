import type { Callable } from '@/contract/endpoint'

export type EndpointKey = readonly [path: string, input: unknown, userId: string]

/** The cache key of a call; personal keys contain the user id and end with the session. */
export function endpointKey(
  endpoint: Pick<Callable, 'path'>,
  input: unknown,
  userId = '',
): EndpointKey {
  return [endpoint.path, input ?? null, userId]
}
