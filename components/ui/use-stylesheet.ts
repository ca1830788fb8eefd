import { useEffect, useState } from 'react'
import { useHydrated } from '@/hooks/browser/use-hydrated'

const linked = new Map<string, Promise<void>>()
const loaded = new Set<string>()

/** Links a stylesheet for good; resolves when it has loaded, or failed: its widgets show all the same. */
export function linkStylesheet(href: string): Promise<void> {
  const known = linked.get(href)
  if (known) return known
  const loading = new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  }).then(() => {
    loaded.add(href)
  })
  linked.set(href, loading)
  return loading
}

/**
 * Whether what is styled by `href` may show. In the server's HTML, whose link to it `isInHtml` asks
 * for, it may: the browser paints nothing after the link before the stylesheet has loaded.
 */
export function useStylesheet(href: string): { isStyled: boolean; isInHtml: boolean } {
  const isHydrated = useHydrated()
  const [isInHtml] = useState(!isHydrated)
  const [isLoaded, setLoaded] = useState(isInHtml || loaded.has(href))
  useEffect(() => {
    // The server's link serves this screen: another would fetch the file a second time.
    if (isInHtml) return
    let isGone = false
    void linkStylesheet(href).then(() => {
      if (!isGone) setLoaded(true)
    })
    return () => {
      isGone = true
    }
  }, [href, isInHtml])
  return { isStyled: isLoaded, isInHtml }
}
