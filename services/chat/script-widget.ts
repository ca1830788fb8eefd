import type { WidgetSettings } from './chat-env'
import { loadScript } from './script'
import { type OpenedWidget, WIDGET_TIMEOUT_MS } from './widget-type'

declare global {
  interface Window {
    /** What the script of `NEXT_PUBLIC_CHAT_URL` has to bring. */
    mallChat?: OpenedWidget
  }
}

/** Loads a script that brings `window.mallChat`: a few lines around any provider's own calls. */
export async function openScriptWidget({
  url,
}: Pick<WidgetSettings, 'url'>): Promise<OpenedWidget> {
  await loadScript(url, WIDGET_TIMEOUT_MS)
  if (!window.mallChat) throw new Error('the script brings no window.mallChat')
  return window.mallChat
}
