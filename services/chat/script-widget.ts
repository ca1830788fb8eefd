import type { WidgetSettings } from './chat-env'
import { loadScript } from './script'
import { type OpenedWidget, WIDGET_TIMEOUT_MS } from './widget-type'

declare global {
  interface Window {
    /** API that the script of `NEXT_PUBLIC_CHAT_URL` must define. */
    mallChat?: OpenedWidget
  }
}

/** Loads a script that defines `window.mallChat`: a thin wrapper of any provider's own API. */
export async function openScriptWidget({
  url,
}: Pick<WidgetSettings, 'url'>): Promise<OpenedWidget> {
  await loadScript(url, WIDGET_TIMEOUT_MS)
  if (!window.mallChat) throw new Error('the script does not define window.mallChat')
  return window.mallChat
}
