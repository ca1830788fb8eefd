import Router from 'next/router'
import { useEffect, useMemo, useRef } from 'react'
import { routes } from '@/contract/routes'
import { useMall } from '@/hooks/mall-context'
import { type KeptValues, keptForms } from '@/services/store/kept-forms'
import { useSession } from './use-session'

/** What this tab keeps of an open form. */
export type KeptForm = {
  /** What was typed before the page was loaded anew, or the session ended; null for nothing. */
  read: () => KeptValues | null
  keep: (typed: KeptValues) => void
  /** Saved or cancelled: there is nothing left to give back. */
  done: () => void
}

/**
 * Keeps what the signed-in buyer types into a form until it is done with: saved, cancelled, or its page left by
 * a link. React alone decides nothing: a form that was saved may stay, and one that vanishes with the session
 * comes back.
 */
export function useKeptForm(name: string): KeptForm {
  const { session } = useMall()
  const { userId } = useSession()
  const owner = useRef(userId)
  if (userId) owner.current = userId

  const kept = useMemo(
    () => ({
      read: () => (owner.current ? keptForms.read(owner.current, name) : null),
      keep: (typed: KeptValues) => {
        if (owner.current) keptForms.write(owner.current, name, typed)
      },
      done: () => {
        if (owner.current) keptForms.drop(owner.current, name)
      },
    }),
    [name],
  )

  useEffect(() => {
    // The mall itself leads away when the session has ended, and for repairs.
    const leave = (href: string) => {
      if (session?.isSignedIn() && !href.startsWith(routes.repair())) kept.done()
    }
    Router.events.on('routeChangeStart', leave)
    return () => Router.events.off('routeChangeStart', leave)
  }, [session, kept])
  return kept
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
