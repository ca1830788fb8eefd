import { digest } from '@/server/kernel/db/digest'
import type { CallContext } from '@/server/kernel/http/calls'

/**
 * Who asks for a code and may spend it, the surest name first: a code is bound to the first, so that
 * neither guesses nor sends of others touch it.
 */
export type Asker = readonly [string, ...string[]]

/** A visitor: the browser by its device cookie, or the network of whoever keeps no cookies. */
export function visitorAsker({
  deviceId,
  network,
}: Pick<CallContext<unknown>, 'deviceId' | 'network'>): Asker {
  const place = `network:${network}`
  return deviceId ? [`device:${digest(deviceId)}`, place] : [place]
}

/** Somebody signed in. */
export const accountAsker = (userId: string): Asker => [`account:${userId}`]
