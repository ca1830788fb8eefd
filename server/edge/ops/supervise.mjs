// Watches the server of `npm start`: starts a crashed one again, and passes on what it is told.

import { MISTAKE, UNFILLED } from '../../kernel/exit-codes.mjs'

/** Waits before the next start, ms; as many crashes in a row end the supervision. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000]
/** A server that has run for so long crashed by chance, not by its settings, ms. */
const STEADY_MS = 60_000
/** Time for the open requests after the signal to end, ms. */
const STOP_MS = 15_000
/** A signal this soon after another is the same one, passed on by npm, ms. */
const SAME_MS = 500

/** Next ends with 128 and the number of the signal it was told to end by. */
const isOrderly = (code, signal) =>
  code === null ? signal !== 'SIGKILL' : [0, 130, 143].includes(code)

const reasonOf = (code, signal) => (signal ? `was ended by ${signal}` : `exited with ${code}`)

/**
 * Runs the server that `start` spawns until it is told to stop or cannot go on; `exit` gets the
 * code. `isReady` of what `start` returns says whether the server ever listened: one that never
 * did is not tried again, its message has told why. One whose database is unfilled starts again once
 * `fill` has filled it.
 *
 * @param {{
 *   fill: () => Promise<void>,
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
  fill,
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
  let isFilling = false
  let hasFilled = false

  function onExit({ isReady, startedAt }, code, signal) {
    if (stopping !== null) return exit(isOrderly(code, signal) ? 0 : (code ?? 1))
    if (code === 0) return exit(0)
    if (code === UNFILLED && !hasFilled) return void fillAndLaunch()
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

  async function fillAndLaunch() {
    hasFilled = true
    isFilling = true
    await fill()
    isFilling = false
    launch()
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
    if (timer || isFilling) return exit(0)
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
