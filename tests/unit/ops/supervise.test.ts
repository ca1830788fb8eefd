import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { drainable } from '@/server/edge/drainable'
import { supervise } from '@/server/edge/ops/supervise.mjs'
import { MISTAKE, UNFILLED } from '@/server/kernel/exit-codes.mjs'

/** Runs until it is killed, and ends with 0 when told to. */
const RUNS = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`
/** Runs, ends neither by SIGTERM nor by SIGINT. */
const STUBBORN = `for (const s of ['SIGTERM', 'SIGINT']) process.on(s, () => {}); setInterval(() => {}, 1000)`

type Script = { code: string; isReady?: boolean }

type Options = {
  waits?: number[]
  drainMs?: number
  /** How much the clock goes on between two looks at it. */
  tickMs?: number
}

/** Supervises servers that run these scripts one after the other; the last again and again. */
function watch(scripts: Script[], { tickMs = 0, ...options }: Options = {}) {
  const lines: string[] = []
  const sent: string[] = []
  const signals = new EventEmitter()
  const clock = { now: 0 }
  let starts = 0
  let tellStart = () => {}
  const started = () =>
    new Promise<void>((resolve) => {
      tellStart = resolve
    })
  const ended = new Promise<number>((exit) => {
    supervise({
      waits: [1, 1, 1],
      ...options,
      async fill() {
        lines.push('filled')
      },
      start() {
        const script = scripts[Math.min(starts, scripts.length - 1)] ?? { code: '' }
        starts += 1
        const child = spawn(process.execPath, ['-e', `${script.code}; console.log('up')`], {
          stdio: ['ignore', 'pipe', 'ignore'],
        })
        const kill = child.kill.bind(child)
        child.kill = (signal) => {
          sent.push(String(signal))
          // A script knows no draining, and would die of it.
          return signal === 'SIGUSR2' || kill(signal)
        }
        child.stdout.once('data', () => tellStart())
        return { child, isReady: () => script.isReady ?? true }
      },
      exit,
      say: (line: string) => lines.push(line),
      signals,
      now() {
        clock.now += tickMs
        return clock.now
      },
    })
  })
  return { lines, sent, signals, clock, ended, started, starts: () => starts }
}

const CRASH = { code: 'process.exit(7)' }

describe('supervised server', () => {
  it('that crashes is started again, and the reason told in a line', async () => {
    const mall = watch([CRASH, { code: `process.kill(process.pid, 'SIGKILL')` }, { code: RUNS }])
    await mall.started()
    expect(mall.lines).toEqual([
      'The mall exited with 7; starting again in 0.001 s',
      'The mall was ended by SIGKILL; starting again in 0.001 s',
    ])
    mall.signals.emit('SIGTERM')
    expect(await mall.ended).toBe(0)
  })

  it('that goes on crashing is given up with a line and a failure', async () => {
    const mall = watch([CRASH])
    expect(await mall.ended).toBe(1)
    expect(mall.starts()).toBe(4)
    expect(mall.lines.at(-1)).toBe('The mall exited with 7, 4 times in a row: giving up')
  })

  it('that crashes once in a while is never given up', async () => {
    const crashes = Array.from({ length: 5 }, () => CRASH)
    const mall = watch([...crashes, { code: RUNS }], { tickMs: 60_000 })
    await mall.started()
    expect(mall.starts()).toBe(6)
    mall.signals.emit('SIGTERM')
    expect(await mall.ended).toBe(0)
  })

  it.each([
    ['that an operator set up wrongly', { code: `process.exit(${MISTAKE})` }],
    ['that never listened', { ...CRASH, isReady: false }],
  ])('%s is not tried again', async (_what, script) => {
    const mall = watch([script])
    expect(await mall.ended).toBe(1)
    expect([mall.starts(), mall.lines]).toEqual([1, []])
  })

  it('whose database is unfilled is filled and started again, once', async () => {
    const unfilled = { code: `process.exit(${UNFILLED})`, isReady: false }
    const mall = watch([unfilled, { code: RUNS }])
    await mall.started()
    expect(mall.lines).toEqual(['filled'])
    mall.signals.emit('SIGTERM')
    expect(await mall.ended).toBe(0)

    const stubborn = watch([unfilled])
    expect(await stubborn.ended).toBe(1)
    expect([stubborn.starts(), stubborn.lines]).toEqual([2, ['filled']])
  })

  it('says that it is not ready before it is told to end, by SIGTERM alone', async () => {
    for (const [signal, sent] of [
      ['SIGTERM', ['SIGUSR2', 'SIGTERM']],
      ['SIGINT', ['SIGINT']],
    ] as const) {
      const mall = watch([{ code: RUNS }], { drainMs: 1 })
      await mall.started()
      mall.signals.emit(signal)
      await mall.ended
      expect(mall.sent).toEqual(sent)
    }
  })

  it.each([
    [143, 0],
    [3, 3],
  ])('that ends with %i when it is told to is reported as %i', async (code, reported) => {
    const ends = `process.on('SIGTERM', () => process.exit(${code})); setInterval(() => {}, 1000)`
    const mall = watch([{ code: ends }])
    await mall.started()
    mall.signals.emit('SIGTERM')
    expect(await mall.ended).toBe(reported)
  })

  it('that does not end is killed by a second signal, not by the same one passed on', async () => {
    const mall = watch([{ code: STUBBORN }])
    await mall.started()
    mall.signals.emit('SIGINT')
    mall.signals.emit('SIGINT')
    mall.clock.now += 1000
    mall.signals.emit('SIGINT')
    expect(await mall.ended).toBe(1)
    expect(mall.sent.filter((signal) => signal === 'SIGKILL')).toHaveLength(1)
  })

  it('is not started once more when the signal comes while it waits', async () => {
    const mall = watch([CRASH], { waits: [60_000] })
    await expect.poll(() => mall.lines.length, { timeout: 20_000 }).toBe(1)
    mall.signals.emit('SIGTERM')
    expect(await mall.ended).toBe(0)
    expect(mall.starts()).toBe(1)
  })
})

it('an API that is draining is not ready, and answers all the rest', async () => {
  const signals = new EventEmitter()
  const api = drainable({ fetch: () => new Response('answer') }, signals)
  const ask = async (path: string) =>
    (await api.fetch(new Request(`http://mall.test${path}`))).status
  expect(await ask('/api/readyz')).toBe(200)
  signals.emit('SIGUSR2')
  expect([await ask('/api/readyz'), await ask('/api/healthz')]).toEqual([503, 200])
})
