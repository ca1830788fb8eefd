import { STORAGE } from '@/contract/constants'

const CHANNEL = 'mall-session'

/** What another tab did: somebody signed in or out there, or its note of the user changed. */
export type TabNews = 'in' | 'out' | 'user'

export type Tabs = {
  tell(news: 'in' | 'out'): void
  /** Hears the other tabs of this browser until the returned function is called. */
  listen(listener: (news: TabNews) => void): () => void
}

/**
 * Word between the tabs of one browser. Local storage speaks too, by itself: browsers tell other
 * tabs when userInfo changes, also where there is no BroadcastChannel.
 */
export function createTabs(): Tabs {
  let channel: BroadcastChannel | null = null
  return {
    tell: (news) => channel?.postMessage(news),
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
