import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'
import { createForward } from '@/server/forward'

const SOCKET = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }

let host: Server
let base = ''
beforeAll(async () => {
  host = createServer((request, response) => {
    response.end(JSON.stringify({ forwarded: request.headers['x-forwarded-for'] ?? null }))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  host.close()
})

describe('the door to another host', () => {
  it.each([
    [false, '10.0.0.1'],
    [true, '192.0.2.1'],
  ])('names the client to it, behind a proxy of ours: %s', async (isProxied, forwarded) => {
    const { fetch } = createForward(base, { isProxied })
    const headers = { 'X-Forwarded-For': '198.51.100.7, 192.0.2.1' }
    const answer = await fetch(new Request('http://mall.test/api/x', { headers }), SOCKET)
    expect(await answer.json()).toEqual({ forwarded })
  })

  it('says so when that host is away', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { fetch } = createForward('http://127.0.0.1:1', { isProxied: false })
    const answer = await fetch(new Request('http://mall.test/api/x'), SOCKET)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      code: CODE.unavailable,
      msg: TEXT.unavailable,
      data: null,
    })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})
