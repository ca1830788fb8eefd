import { Socket } from 'node:net'

/** Told apart as a lost connection (unavailable.ts). */
const silence = (ms: number) =>
  Object.assign(new Error(`the database was silent for ${ms} ms`), { code: 'ETIMEDOUT' })

/**
 * Ends a connection that was asked something and said nothing for so long, ms. The server's own time
 * limits cannot help when the network between swallows their word.
 */
export function endWhenSilent(socket: Socket, silentMs: number): void {
  let timer: NodeJS.Timeout | null = null
  const heard = () => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  const write = socket.write.bind(socket)
  // The overloads of write are passed on as they come.
  socket.write = ((...given: Parameters<typeof write>) => {
    timer ??= setTimeout(() => socket.destroy(silence(silentMs)), silentMs)
    return write(...given)
  }) as typeof socket.write
  socket.on('data', heard)
  socket.on('close', heard)
}

/** The socket of a client of pg, plain or with TLS, which its types do not name; null when it has none. */
export function socketOf(client: object): Socket | null {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown =
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, 'stream')
      : undefined
  return stream instanceof Socket ? stream : null
}
