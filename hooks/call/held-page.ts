/**
 * The next page is held back so long for its first answers, ms: shown with them it is rendered once, without them
 * twice, with a skeleton in between. Longer would be felt as a press that does nothing.
 */
const HOLD_MS = 100

let answers: Promise<unknown> | undefined

/** The page that a transition leads to waits for these; called as the transition begins. */
export function holdNextPage(asked: Promise<unknown>): void {
  answers = asked
}

/** Resolves when the next page may be shown: its answers have come, or have not within the time. */
export async function nextPageReady(): Promise<void> {
  const asked = answers
  answers = undefined
  if (!asked) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, HOLD_MS)
  })
  await Promise.race([asked, late])
  clearTimeout(timer)
}
