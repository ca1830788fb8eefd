/** Node's side of a call, as @hono/node-server hands it on; rendering calls without one. */
export type Socket = {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  outgoing?: unknown
}

/**
 * Where a call comes from; '' within this process, so those calls share one bucket of a limit.
 * X-Forwarded-For is anybody's to write: only behind a proxy of ours (`isProxied`) does it count,
 * and then what that proxy itself added, the last of the list.
 */
export function clientAddress(headers: Headers, socket: Socket, isProxied: boolean): string {
  const forwarded = isProxied ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  return forwarded || (socket.incoming?.socket.remoteAddress ?? '')
}
