// Watches the server of `npm start`: starts a crashed one again, and passes on what it is told.

import { MISTAKE } from '../../kernel/mistake-code.mjs'

/** Waits before the next start, ms; as many crashes in a row end the supervision. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000]
/** A server that has run for so long crashed by chance, not by its settings, ms. */
const STEADY_MS = 60_000
/** Time for the open requests after the signal to end, ms. */
const STOP_MS = 15_000
/** A signal this soon after another is the same one, passed on by npm, ms. */
const SAME_MS = 500

const reasonOf = (code, signal) => (signal ? `was ended by ${signal}` : `exited with ${code}`)

/**
 * Runs the server that `start` spawns until it is told to stop or cannot go on; `exit` gets the
 * code. `isReady` of what `start` returns says whether the server ever listened: one that never
 * did is not tried again, its message has told why.
 *
 * @param {{
 *   start: () => { child: import('node:child_process').ChildProcess, isReady: () => boolean },
 *   exit: (code: number) => void,
 *   say: (line: string) => void,
 *   signals?: import('node:events').EventEmitter,
 *   waits?: number[],
 *   drainMs?: number,
 *   now?: () => number,
 * }} options
 */
export function supervise({
  start,
  exit,
  say,
  signals = process,
  waits = WAITS_MS,
  drainMs = 0,
  now = Date.now,
}) {
  let current = null
  let crashes = 0
  let timer = null
  let stopping = null

  function onExit({ isReady, startedAt }, code, signal) {
    if (stopping !== null) return exit(code ?? (signal === 'SIGKILL' ? 1 : 0))
    if (code === 0) return exit(0)
    if (code === MISTAKE || !isReady()) return exit(1)
    if (now() - startedAt >= STEADY_MS) crashes = 0
    const wait = waits[crashes]
    crashes += 1
    if (wait === undefined) {
      say(`The mall ${reasonOf(code, signal)}, ${crashes} times in a row: giving up`)
      return exit(1)
    }
    say(`The mall ${reasonOf(code, signal)}; starting again in ${wait / 1000} s`)
    timer = setTimeout(launch, wait)
  }

  function launch() {
    timer = null
    const { child, isReady } = start()
    const running = { isReady, startedAt: now() }
    current = child
    child.once('exit', (code, signal) => onExit(running, code, signal))
  }

  /** SIGTERM comes from whoever balances the load: the mall first says that it is not ready. */
  function stop(signal) {
    if (timer) return exit(0)
    if (stopping !== null) {
      if (now() - stopping >= SAME_MS) current.kill('SIGKILL')
      return
    }
    stopping = now()
    const drain = signal === 'SIGTERM' ? drainMs : 0
    if (drain > 0) current.kill('SIGUSR2')
    setTimeout(() => current.kill(signal), drain)
    setTimeout(() => current.kill('SIGKILL'), drain + STOP_MS).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM']) signals.on(signal, () => stop(signal))
  launch()
}
