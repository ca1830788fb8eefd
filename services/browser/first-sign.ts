/** What a visitor does before anything that makes a call. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const OPTIONS = { capture: true, passive: true }

/** Runs an action at the first sign of a visitor; returns what ends the waiting for it. */
export function onFirstSign(action: () => void): () => void {
  function run() {
    stop()
    action()
  }
  function stop() {
    for (const sign of SIGNS) window.removeEventListener(sign, run, OPTIONS)
  }
  for (const sign of SIGNS) window.addEventListener(sign, run, OPTIONS)
  return stop
}
