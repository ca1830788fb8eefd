import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ChaosMode, openChaosProxy } from '../../support/chaos-proxy'

const ANSWER = 'x'.repeat(100)
/** Long enough to notice an answer that must not come. */
const QUIET_MS = 60

let target: Server
let proxy: Awaited<ReturnType<typeof openChaosProxy>>
const clients: Socket[] = []

beforeAll(async () => {
  // Answers every message; ends when its client does.
  target = createServer((socket) => {
    socket.on('data', () => socket.write(ANSWER))
    socket.on('error', () => {})
  })
  target.listen(0, '127.0.0.1')
  await once(target, 'listening')
})
beforeEach(async () => {
  const address = target.address()
  if (typeof address !== 'object' || !address) throw new Error('the target does not listen')
  proxy = await openChaosProxy({ target: { host: '127.0.0.1', port: address.port } })
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await proxy.close()
})
afterAll(() => {
  target.close()
})

/** A client that has sent a message, and what it has met so far. */
function call() {
  const socket = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true })
  const met = { text: '', chunks: 0, ended: false, error: '', socket }
  clients.push(socket)
  socket.on('data', (chunk) => {
    met.text += chunk
    met.chunks += 1
  })
  socket.on('end', () => {
    met.ended = true
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    met.error = error.code ?? ''
  })
  socket.write('hello')
  return met
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))

describe('chaos proxy', () => {
  it('pass: forwards both ways', async () => {
    const met = call()
    await vi.waitFor(() => expect(met.text).toBe(ANSWER))
    met.socket.write('again')
    await vi.waitFor(() => expect(met.text).toBe(ANSWER + ANSWER))
    expect(met).toMatchObject({ ended: false, error: '' })
  })

  it('refuse: closes new and open clients until it passes again', async () => {
    const before = call()
    await vi.waitFor(() => expect(before.text).toBe(ANSWER))
    await proxy.set({ kind: 'refuse' })
    await vi.waitFor(() => expect(before.ended).toBe(true))
    const refused = call()
    await vi.waitFor(() => expect(refused.error).toBe('ECONNREFUSED'))
    await proxy.set({ kind: 'pass' })
    const after = call()
    await vi.waitFor(() => expect(after.text).toBe(ANSWER))
  })

  it('hang: answers nothing until it passes again', async () => {
    await proxy.set({ kind: 'hang' })
    const met = call()
    await quiet()
    expect(met).toMatchObject({ text: '', ended: false, error: '' })
    expect(proxy.openSockets()).toBe(1)
    await proxy.set({ kind: 'pass' })
    await vi.waitFor(() => expect(met.text).toBe(ANSWER))
  })

  it('reset: resets new and open clients', async () => {
    const before = call()
    await vi.waitFor(() => expect(before.text).toBe(ANSWER))
    await proxy.set({ kind: 'reset' })
    const after = call()
    for (const met of [before, after]) {
      await vi.waitFor(() => expect(met.error).toBe('ECONNRESET'))
    }
    expect(after.text).toBe('')
  })

  it('latency: answers late', async () => {
    await proxy.set({ kind: 'latency', ms: QUIET_MS })
    const start = performance.now()
    const met = call()
    await vi.waitFor(() => expect(met.text).toBe(ANSWER))
    expect(performance.now() - start).toBeGreaterThanOrEqual(QUIET_MS - 2)
  })

  it('drip: sends small pieces', async () => {
    await proxy.set({ kind: 'drip', bytes: 20, everyMs: 10 })
    const start = performance.now()
    const met = call()
    await vi.waitFor(() => expect(met.text).toBe(ANSWER))
    // Five pieces: four pauses before the last one.
    expect(performance.now() - start).toBeGreaterThanOrEqual(35)
    expect(met.chunks).toBeGreaterThan(1)
  })

  it('cutAfter: closes after the given bytes', async () => {
    await proxy.set({ kind: 'cutAfter', bytes: 30 })
    const met = call()
    await vi.waitFor(() => expect(met.ended).toBe(true))
    expect(met.text).toBe('x'.repeat(30))
    await vi.waitFor(() => expect(proxy.openSockets()).toBe(0))
  })

  it('halfClose: ends its half after the given bytes and still reads', async () => {
    await proxy.set({ kind: 'halfClose', bytes: 30 })
    const met = call()
    await vi.waitFor(() => expect(met.ended).toBe(true))
    expect(met.text).toBe('x'.repeat(30))
    met.socket.write('more')
    await quiet()
    expect(met.error).toBe('')
    expect(proxy.openSockets()).toBe(1)
    met.socket.end()
    await vi.waitFor(() => expect(proxy.openSockets()).toBe(0))
  })

  it.each<ChaosMode>([
    { kind: 'hang' },
    { kind: 'latency', ms: 60_000 },
    { kind: 'drip', bytes: 1, everyMs: 60_000 },
  ])('releases a client that leaves during $kind', async (mode) => {
    await proxy.set(mode)
    const met = call()
    await vi.waitFor(() => expect(proxy.openSockets()).toBe(1))
    met.socket.destroy()
    await vi.waitFor(() => expect(proxy.openSockets()).toBe(0))
  })

  it('closes a client whose target is away', async () => {
    const lone = await openChaosProxy({ target: { host: '127.0.0.1', port: 9 } })
    const socket = connect(lone.port, '127.0.0.1')
    clients.push(socket)
    await once(socket.resume(), 'close')
    await lone.close()
    expect(lone.openSockets()).toBe(0)
  })
})
