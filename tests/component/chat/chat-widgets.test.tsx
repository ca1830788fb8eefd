import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WIDGET_TIMEOUT_MS } from '@/services/chat/widget-type'

const CHATWOOT = { provider: 'chatwoot', url: 'https://chat.test/', token: 't1' } as const
const SCRIPT = { provider: 'script', url: 'https://chat.test/widget.js', token: '' } as const
const USER = { id: 'u1', name: 'demo' }

/** Scripts that were asked for; each is answered by the test. */
let scripts: HTMLScriptElement[] = []

beforeEach(() => {
  vi.resetModules()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  for (const name of ['mallChat', '$chatwoot', 'chatwootSDK']) Reflect.deleteProperty(window, name)
})

const load = async () => (await import('@/services/chat/widget')).openWidget
const answer = (event: string) => scripts.at(-1)?.dispatchEvent(new Event(event))

function chatwootPage() {
  const chatwoot = { toggle: vi.fn(), setUser: vi.fn(), reset: vi.fn() }
  window.$chatwoot = chatwoot
  window.chatwootSDK = {
    run: vi.fn(() => queueMicrotask(() => window.dispatchEvent(new Event('chatwoot:ready')))),
  }
  return { ...chatwoot, run: window.chatwootSDK.run }
}

function scriptPage() {
  const opened = { open: vi.fn(), reset: vi.fn() }
  window.mallChat = opened
  return opened
}

describe('Chatwoot widget', () => {
  it('loads on the first click only, sets the user and opens', async () => {
    const openWidget = await load()
    const page = chatwootPage()
    const first = openWidget(USER, CHATWOOT)
    expect(scripts.map(({ src }) => src)).toEqual(['https://chat.test/packs/js/sdk.js'])
    answer('load')
    expect(await first).toBe(true)
    expect(page.run).toHaveBeenCalledWith({ websiteToken: 't1', baseUrl: 'https://chat.test' })
    expect(page.setUser).toHaveBeenCalledWith('u1', { name: 'demo' })
    expect(page.toggle).toHaveBeenCalledWith('open')
    expect(await openWidget(USER, CHATWOOT)).toBe(true)
    expect(scripts).toHaveLength(1)
    expect(page.reset).not.toHaveBeenCalled()
  })

  it('opens at once where its frame has loaded after it was given up', async () => {
    const openWidget = await load()
    const page = chatwootPage()
    // As its script does it: the event came with the frame, and comes once.
    window.chatwootSDK = { run: vi.fn() }
    window.$chatwoot = { ...page, hasLoaded: true }
    const opened = openWidget(USER, CHATWOOT)
    answer('load')
    expect(await opened).toBe(true)
    expect(page.toggle).toHaveBeenCalledWith('open')
  })

  it('resets the previous user before it opens for another', async () => {
    const openWidget = await load()
    const page = chatwootPage()
    const first = openWidget(USER, CHATWOOT)
    answer('load')
    await first
    await openWidget(null, CHATWOOT)
    expect(page.reset).toHaveBeenCalledOnce()
    await openWidget(null, CHATWOOT)
    expect(page.reset).toHaveBeenCalledOnce()
  })
})

it('signing out resets the loaded chat widget', async () => {
  const openWidget = await load()
  const page = scriptPage()
  const first = openWidget(USER, SCRIPT)
  answer('load')
  await first
  ;(await import('@/services/chat/loaded-widget')).resetLoaded()
  expect(page.reset).toHaveBeenCalledOnce()
})

describe('chat script of another provider', () => {
  it('opens with the user', async () => {
    const openWidget = await load()
    const page = scriptPage()
    const first = openWidget(USER, SCRIPT)
    answer('load')
    expect(await first).toBe(true)
    expect(page.open).toHaveBeenCalledWith(USER)
  })

  it.each([
    ['is blocked', () => answer('error')],
    ['brings nothing', () => answer('load')],
  ])('that %s is given up and retried on the next click', async (_what, happen) => {
    const openWidget = await load()
    const first = openWidget(USER, SCRIPT)
    happen()
    expect(await first).toBe(false)
    const page = scriptPage()
    const second = openWidget(USER, SCRIPT)
    answer('load')
    expect(await second).toBe(true)
    expect(page.open).toHaveBeenCalledOnce()
  })

  it('is given up after WIDGET_TIMEOUT_MS', async () => {
    const openWidget = await load()
    vi.useFakeTimers()
    const first = openWidget(USER, SCRIPT)
    await vi.advanceTimersByTimeAsync(WIDGET_TIMEOUT_MS)
    expect(await first).toBe(false)
  })
})

it('no chat script is loaded without a provider', async () => {
  const openWidget = await load()
  expect(await openWidget(USER, { provider: '', url: '', token: '' })).toBe(false)
  expect(scripts).toEqual([])
})
