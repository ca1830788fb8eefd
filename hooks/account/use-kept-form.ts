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
 * Keeps what a buyer or a visitor types into a form until it is done with: saved, cancelled, or its page left by
 * a link. React alone decides nothing: a form that was saved may stay, and one that vanishes with the session
 * comes back.
 */
export function useKeptForm(name: string): KeptForm {
  const { session } = useMall()
  const { userId } = useSession()
  // The buyer, also after the session has ended; '' for a visitor.
  const owner = useRef(userId)
  if (userId) owner.current = userId

  const kept = useMemo(
    () => ({
      read: () => {
        if (session?.isSignedIn()) keptForms.forgetVisitor()
        return keptForms.read(owner.current, name)
      },
      keep: (typed: KeptValues) => {
        // A signed-in buyer who is not known yet is no visitor.
        if (owner.current || !session?.isSignedIn()) keptForms.write(owner.current, name, typed)
      },
      done: () => keptForms.drop(owner.current, name),
    }),
    [name, session],
  )

  useEffect(() => {
    // The mall itself leads away when the session has ended, and for repairs.
    const leave = (href: string) => {
      const hasEnded = owner.current !== '' && !session?.isSignedIn()
      if (!hasEnded && !href.startsWith(routes.repair())) kept.done()
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
