import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What happens to what the target answers; bytes are counted a connection, from the change on. */
export type ChaosMode =
  | { kind: 'pass' | 'refuse' | 'hang' | 'reset' }
  | { kind: 'latency'; ms: number }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'cutAfter' | 'halfClose'; bytes: number }

type Line = {
  client: Socket
  /** Aborted when the client has gone. */
  gone: AbortSignal
  /** The mode the count belongs to. */
  mode: ChaosMode
  passed: number
}

const HOST = '127.0.0.1'

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Writes what is left of a limit and ends the line there; the rest is lost. */
function writeUpTo(line: Line, chunk: Buffer, limit: number, end: () => void) {
  const rest = chunk.subarray(0, limit - line.passed)
  line.passed += rest.length
  if (rest.length > 0) line.client.write(rest)
  if (line.passed >= limit) end()
}

async function drip(
  line: Line,
  chunk: Buffer,
  { bytes, everyMs }: { bytes: number; everyMs: number },
) {
  for (let at = 0; at < chunk.length; at += bytes) {
    line.client.write(chunk.subarray(at, at + bytes))
    await sleep(everyMs, undefined, { signal: line.gone })
  }
}

/** A TCP proxy on the loopback that breaks connections as it is told. Close it when done. */
export async function openChaosProxy({ target }: { target: { host: string; port: number } }) {
  let mode: ChaosMode = { kind: 'pass' }
  let changed = new AbortController()
  const open = new Set<Socket>()

  /** Passes a chunk on as the mode says; throws when the client has gone. */
  async function deliver(line: Line, chunk: Buffer): Promise<void> {
    while (mode.kind === 'hang') {
      line.gone.throwIfAborted()
      await once(AbortSignal.any([changed.signal, line.gone]), 'abort')
    }
    if (line.mode !== mode) Object.assign(line, { mode, passed: 0 })
    const { client } = line
    if (mode.kind === 'drip') return drip(line, chunk, mode)
    if (mode.kind === 'cutAfter')
      return writeUpTo(line, chunk, mode.bytes, () => client.destroySoon())
    if (mode.kind === 'halfClose') return writeUpTo(line, chunk, mode.bytes, () => client.end())
    if (mode.kind === 'latency') await sleep(mode.ms, undefined, { signal: line.gone })
    client.write(chunk)
  }

  async function answer(line: Line, upstream: Socket) {
    for await (const chunk of upstream) await deliver(line, chunk)
    line.client.end()
  }

  function accept(client: Socket) {
    open.add(client)
    const gone = new AbortController()
    client.on('error', () => {}) // a reset is what tests ask for; 'close' follows
    client.on('close', () => {
      open.delete(client)
      gone.abort()
    })
    if (mode.kind === 'reset') {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(target)
    upstream.on('error', () => client.destroy())
    // Clients here never send after closing a half: one that ends has gone, whatever waits for it.
    client.on('end', () => client.destroy())
    client.on('close', () => upstream.destroySoon())
    client.pipe(upstream)
    answer({ client, gone: gone.signal, mode, passed: 0 }, upstream).catch(() => client.destroy())
  }

  const server = createServer({ allowHalfOpen: true }, accept)
  await listen(server, 0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function stop(end: (socket: Socket) => void) {
    const closed = server.listening ? once(server, 'close') : Promise.resolve()
    if (server.listening) server.close()
    for (const socket of open) end(socket)
    await closed
  }

  return {
    port,
    openSockets: () => open.size,
    /** Open connections feel the new mode too: their next bytes, or at once when it ends them. */
    async set(next: ChaosMode) {
      mode = next
      changed.abort()
      changed = new AbortController()
      if (mode.kind === 'refuse') await stop((socket) => socket.destroy())
      else if (!server.listening) await listen(server, port)
      if (mode.kind === 'reset') for (const socket of open) socket.resetAndDestroy()
    },
    close: () => stop((socket) => socket.destroy()),
  }
}
