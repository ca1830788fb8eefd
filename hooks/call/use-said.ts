import { useCallback, useEffect, useRef, useState } from 'react'
import { useToast } from './use-toast'

/** Nobody has read in this time, ms, what was said in place. */
const UNREAD_MS = 1000

/**
 * What an action has come to, for the view that says it in place. Where the request after the action fails,
 * an error takes the view's place just before or after: then a toast says it.
 */
export function useSaid(): [said: string, say: (text: string) => void] {
  const toast = useToast()
  const [said, setSaid] = useState('')
  const isShown = useRef(false)
  const last = useRef({ text: '', at: 0 })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      const { text, at } = last.current
      if (text !== '' && Date.now() - at < UNREAD_MS) toast(text, 'success')
    }
  }, [toast])
  const say = useCallback(
    (text: string) => {
      last.current = { text, at: Date.now() }
      if (isShown.current) setSaid(text)
      else if (text !== '') toast(text, 'success')
    },
    [toast],
  )
  return [said, say]
}
