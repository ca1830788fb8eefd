import { afterEach, describe, expect, it, vi } from 'vitest'
import { CODE } from '@/contract/constants'
import { createHostProbe } from '@/server/edge/host-probe'

const envelope = (status: number, code: number) => () =>
  Promise.resolve(Response.json({ code, msg: '', data: null }, { status }))

afterEach(() => vi.unstubAllGlobals())

/** A probe of a host that answers so, and how often it was asked. */
function probe(answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const time = { now: 0 }
  return { asked, time, isReady: createHostProbe('http://api.test', 'mall', () => time.now) }
}

describe('API host probe (isReady)', () => {
  it.each([
    ['with its answer', envelope(200, 0), true],
    ['that lacks even this call', envelope(404, 404), true],
    ['under maintenance', envelope(503, CODE.underRepair), true],
    ['behind a gateway that reaches nobody', envelope(502, 502), false],
    ['that fails', envelope(500, 1), false],
    ['that is away', () => Promise.reject(new TypeError('refused')), false],
  ])('is right for a host %s', async (_name, answer, expected) => {
    expect(await probe(answer).isReady()).toBe(expected)
  })

  it('asks once in five seconds', async () => {
    const { asked, time, isReady } = probe(envelope(200, 0))
    await Promise.all([isReady(), isReady()])
    time.now = 4999
    await isReady()
    expect(asked).toHaveBeenCalledTimes(1)
    time.now = 5000
    await isReady()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
