type Remote = { remoteAddress?: string | undefined }

/** The connection of the visitor whose page is rendered. */
export type Visitor = { incoming?: { socket: Remote } }

/**
 * Node's socket of a request, as @hono/node-server passes it, and rendering that of its visitor; calls
 * the mall makes for itself have none. The local address is where this process was reached.
 */
export type Socket = {
  incoming?: {
    socket: Remote & { localAddress?: string | undefined; localPort?: number | undefined }
  }
  outgoing?: unknown
}

/**
 * Client address of a call; '' within this process, so those calls share one rate-limit bucket.
 * X-Forwarded-For can be forged: it is used only behind a proxy of ours (`isProxied`),
 * and only the last entry, which that proxy added.
 */
export function clientAddress(headers: Headers, socket: Socket, isProxied: boolean): string {
  const forwarded = isProxied ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  return forwarded || (socket.incoming?.socket.remoteAddress ?? '')
}
