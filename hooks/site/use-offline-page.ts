import { useEffect } from 'react'

/** Registers the service worker that caches the offline page (public/sw.js) and nothing else. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      console.info('offline page', error) // the browser's own page will do
    })
  }, [])
}
