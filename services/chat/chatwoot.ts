import type { WidgetSettings } from './chat-env'
import { loadScript } from './script'
import { type OpenedWidget, WIDGET_TIMEOUT_MS } from './widget-type'

type Chatwoot = {
  /** Its frame has loaded; the event that says so comes once. */
  hasLoaded?: boolean
  toggle(state: 'open'): void
  setUser(id: string, user: { name: string }): void
  reset(): void
}

declare global {
  interface Window {
    chatwootSettings?: object
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void }
    $chatwoot?: Chatwoot
  }
}

/** Its frame loads after its script; the event signals that its API is ready. */
function whenReady(): Promise<void> {
  if (window.$chatwoot?.hasLoaded) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('chatwoot is not ready')), WIDGET_TIMEOUT_MS)
    const handleReady = () => {
      clearTimeout(timer)
      resolve()
    }
    window.addEventListener('chatwoot:ready', handleReady, { once: true })
  })
}

/** Loads Chatwoot's widget (its own bubble stays hidden: the mall's button opens it). */
export async function openChatwoot({
  url,
  token,
}: Pick<WidgetSettings, 'url' | 'token'>): Promise<OpenedWidget> {
  const baseUrl = url.replace(/\/+$/, '')
  window.chatwootSettings = { hideMessageBubble: true, locale: 'zh_CN', position: 'right' }
  await loadScript(`${baseUrl}/packs/js/sdk.js`, WIDGET_TIMEOUT_MS)
  const ready = whenReady()
  window.chatwootSDK?.run({ websiteToken: token, baseUrl })
  await ready
  const chatwoot = () => {
    if (window.$chatwoot) return window.$chatwoot
    throw new Error('chatwoot is gone')
  }
  return {
    open(user) {
      if (user) chatwoot().setUser(user.id, { name: user.name })
      chatwoot().toggle('open')
    },
    reset: () => chatwoot().reset(),
  }
}
