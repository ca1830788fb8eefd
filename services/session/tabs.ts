import { STORAGE } from '@/contract/constants'

const CHANNEL = 'mall-session'

/** Event in another tab: a sign-in, a sign-out, or a change of its user info. */
export type TabEvent = 'in' | 'out' | 'user'

export type Tabs = {
  broadcast(event: 'in' | 'out'): void
  /** Subscribes to the other tabs of this browser; returns the unsubscribe function. */
  listen(listener: (event: TabEvent) => void): () => void
}

/**
 * Events between the tabs of one browser. The storage event is used too: it tells other tabs
 * when userInfo changes, even without BroadcastChannel.
 */
export function createTabs(): Tabs {
  let channel: BroadcastChannel | null = null
  return {
    broadcast: (event) => channel?.postMessage(event),
    listen(listener) {
      channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === STORAGE.userInfo || key === null) listener('user')
      }
      if (channel) channel.onmessage = ({ data }) => listener(data === 'in' ? 'in' : 'out')
      window.addEventListener('storage', handleStorage)
      return () => {
        channel?.close()
        channel = null
        window.removeEventListener('storage', handleStorage)
      }
    },
  }
}
