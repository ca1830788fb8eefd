import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from the last press or key to the frame that shows what was waited for. */
    painted: Promise<number>
  }
}

/** What is waited for: another text of an element, or so many elements; null: the next frame, whatever it shows. */
export type Shown = { selector: string; count?: number } | null

/** Runs in the page: from now on, `painted` settles with the first frame that shows what is waited for. */
function watch(shown: Shown) {
  const textOf = () => shown && document.querySelector(shown.selector)?.textContent
  const before = textOf()
  const isShown = () => {
    if (!shown) return true
    if (shown.count === undefined) return !!textOf() && textOf() !== before
    return document.querySelectorAll(shown.selector).length >= shown.count
  }
  window.painted = new Promise((resolve) => {
    let begun = 0
    // What is sent just before a frame arrives after it.
    const settle = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - begun)
        port2.postMessage(null)
      })
    const observer = new MutationObserver(() => {
      if (begun === 0 || !isShown()) return
      observer.disconnect()
      settle()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    })
    const begin = (event: Event) => {
      begun ||= event.timeStamp
      if (!shown) settle()
    }
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, begin, { capture: true, once: true })
    }
    // Back: popstate reaches the router's own listener first, which may render at once.
    navigation.addEventListener('navigate', begin, { once: true })
  })
}

/** Milliseconds from the press, key or Back of `act` to the first frame that shows what is waited for. */
export async function timeToPaint(page: Page, shown: Shown, act: () => Promise<unknown>) {
  await page.evaluate(watch, shown)
  await act()
  return page.evaluate(() => window.painted)
}
