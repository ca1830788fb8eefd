import { useEffect } from 'react'

/** Has the browser keep a page to show when it cannot fetch one (public/sw.js); nothing else is kept. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      console.info('offline page', error) // the browser's own page will do
    })
  }, [])
}
