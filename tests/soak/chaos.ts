import { setTimeout as sleep } from 'node:timers/promises'
import type { openChaosProxy } from '../support/chaos-proxy'
import type { openPostgres } from './postgres'
import type { MallProcess } from './process'

type Proxy = Awaited<ReturnType<typeof openChaosProxy>>

type Chaos = {
  postgres: ReturnType<typeof openPostgres>
  /** Killed again and again. */
  mortal: MallProcess
  /** Between each process and the database. */
  networks: readonly Proxy[]
}

/** How long a cut lasts, and how long it is calm afterwards, ms. */
const CUT_MS = 3000
/** Longer than any answer may take. */
const HANG_MS = 8000
const FULL_MS = 6000
const CALM_MS = 5000

async function cut(network: Proxy | undefined, kind: 'reset' | 'hang' | 'refuse') {
  await network?.set({ kind })
  await sleep(kind === 'hang' ? HANG_MS : CUT_MS)
  await network?.set({ kind: 'pass' })
}

/** Breaks one thing after the other until it is over, and leaves everything mended; how often each. */
export async function keepBreaking({ postgres, mortal, networks }: Chaos, isOver: () => boolean) {
  const breaks: [string, () => Promise<void>][] = [
    [
      'process killed',
      async () => {
        await mortal.kill()
        await mortal.start()
      },
    ],
    ['network hangs', () => cut(networks[1], 'hang')],
    ['network reset', () => cut(networks[0], 'reset')],
    ['database restarted', async () => postgres.restart()],
    ['network refuses', () => cut(networks[1], 'refuse')],
  ]
  if (postgres.hasDisk) {
    breaks.push([
      'disk full',
      async () => {
        postgres.fillDisk()
        await sleep(FULL_MS)
        postgres.freeDisk()
      },
    ])
  }
  const counts: Record<string, number> = {}
  for (let at = 0; !isOver(); at += 1) {
    const [name = '', breakIt] = breaks[at % breaks.length] ?? []
    await breakIt?.()
    counts[name] = (counts[name] ?? 0) + 1
    await sleep(CALM_MS)
  }
  return counts
}
