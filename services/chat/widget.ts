import * as z from 'zod/mini'
import { writeLocal } from '@/services/store/local-store'
import { readLocal } from '@/services/store/read-stored'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { CHAT_ENV, type WidgetSettings } from './chat-env'
import { openChatwoot } from './chatwoot'
import { keepLoaded } from './loaded-widget'
import { openScriptWidget } from './script-widget'
import type { ChatUser, OpenedWidget } from './widget-type'

const OPENERS = { chatwoot: openChatwoot, script: openScriptWidget } as const

let opened: Promise<OpenedWidget> | null = null

/** Ends another user's conversation first: it must not be visible. */
function endOther(widget: OpenedWidget, user: ChatUser): void {
  const current = user?.id ?? ''
  const last = readLocal(SCREEN_STORAGE.chatUser, z.string()) ?? ''
  if (last !== '' && last !== current) widget.reset()
  writeLocal(SCREEN_STORAGE.chatUser, current)
}

/** Opens the provider's widget; false when it does not load in time. */
export async function openWidget(user: ChatUser, settings?: WidgetSettings): Promise<boolean> {
  const { provider, url, token } = settings ?? CHAT_ENV.settings
  if (provider === '') return false
  try {
    opened ??= OPENERS[provider]({ url, token })
    const widget = await opened
    keepLoaded(widget)
    endOther(widget, user)
    widget.open(user)
    return true
  } catch (error) {
    opened = null // a later click retries
    console.info('chat', error)
    return false
  }
}
