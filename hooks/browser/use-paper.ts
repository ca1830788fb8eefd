import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The document that is printed in the page's place, null while nothing is printed. The browser's
 * own print command prints the usual one.
 */
export function usePaper<Document>(usual: Document) {
  const [shown, setShown] = useState<Document | null>(null)
  useEffect(() => {
    // Synchronously: the browser takes what it prints right after the event.
    const handleBefore = () => flushSync(() => setShown((chosen) => chosen ?? usual))
    const handleAfter = () => setShown(null)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [usual])

  const print = useCallback((chosen: Document) => {
    flushSync(() => setShown(chosen))
    window.print()
  }, [])
  return { shown, print }
}
