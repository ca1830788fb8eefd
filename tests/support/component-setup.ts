import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { linkStylesheet } from '@/components/ui/use-stylesheet'
import * as deferredBrowseCalls from '@/contract/deferred-browse-calls'
import * as deferredCalls from '@/contract/deferred-calls'
import { warmHttp } from '@/services/http/http'
import { SCREEN_STYLESHEETS } from '@/styles/antd-stylesheet'
import { server } from './mock-server'
import { answerStylesQuickly } from './quick-styles'

// Next's router lives in its server and its pages; this one keeps the address in memory.
vi.mock('next/router', async () => await import('next-router-mock'))

// The first toast of a file compiles antd, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 8000 })

answerStylesQuickly()

// jsdom loads no stylesheets; antd's widgets wait for theirs.
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes])) {
    if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'))
  }
}).observe(document.head, { childList: true })

// jsdom asks no media: nothing moves by itself here.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('prefers-reduced-motion'),
    onchange: null,
    addListener() {},
    removeListener() {},
  })

// jsdom lays nothing out: nothing changes its size.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom knows the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.querySelector<HTMLElement>('[tabindex="0"], button')?.focus()
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // A test that ends before its calls are under way would leave them to the next.
  warmHttp()
  await Promise.all(
    Object.values({ ...deferredCalls, ...deferredBrowseCalls }).flatMap((call) =>
      'load' in call ? call.load() : [],
    ),
  )
  await vi.dynamicImportSettled()
  // As on a page from the server: a screen shows at once.
  await Promise.all(Object.values(SCREEN_STYLESHEETS).map(linkStylesheet))
})

/** jsdom does not know the search element, and never loads a page anew. */
const JSDOM_LACKS = /^The tag <%s> is unrecognized|Not implemented: navigation/
const complaints: unknown[][] = []
beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => complaints.push(args))
  }
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and no test may see another's
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  vi.restoreAllMocks()
  // A warning React or antd prints is a defect of the component.
  expect(complaints.filter(([text]) => !JSDOM_LACKS.test(String(text)))).toEqual([])
})

afterAll(() => server.close())
