import { useCallback, useEffect, useRef, useState } from 'react'
import { useMall } from '@/hooks/mall-context'
import { type KeptValues, keptForms } from '@/services/store/kept-forms'
import { useSession } from './use-session'

/**
 * Keeps what is typed into a form of the signed-in buyer while it is open, and gives it back when
 * the session ended meanwhile. `''` keeps nothing.
 */
export function useKeptForm(name: string) {
  const { session } = useMall()
  const { userId } = useSession()
  const [typedBefore] = useState(() => (name && userId ? keptForms.read(userId, name) : null))
  const owner = useRef(userId)
  if (userId) owner.current = userId

  useEffect(
    () => () => {
      // Closed by the buyer, not by the end of the session.
      if (name && session?.isSignedIn()) keptForms.drop(owner.current, name)
    },
    [name, session],
  )

  const keep = useCallback(
    (typed: KeptValues) => {
      if (name && owner.current) keptForms.write(owner.current, name, typed)
    },
    [name],
  )
  return { typedBefore, keep }
}

/** Opens a form of that kind again that was open when the session ended; called with what it is about. */
export function useReopenedForm(kind: string, open: (about: string) => void): void {
  const { userId } = useSession()
  const opened = useRef(false)
  useEffect(() => {
    if (!userId || opened.current) return
    opened.current = true
    const about = keptForms.find(userId, kind)
    if (about !== null) open(about)
  }, [userId, kind, open])
}
