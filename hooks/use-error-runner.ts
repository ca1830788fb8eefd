import Router from 'next/router'
import { useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { routes } from '@/contract/routes'
import { resetLoaded } from '@/services/chat/loaded-widget'
import type { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'
import { clearPersonal } from '@/services/local-store'
import type { Session } from '@/services/session/session'
import { useToast } from './use-toast'

export type ErrorRunner = {
  /** Performs the effect of SPEC section 8 for an error. */
  report: (error: ApiError) => void
  /** Leads to the sign-in page, which leads back here. */
  askToSignIn: () => void
  /** After a sign-out: leaves nothing of the buyer in this browser, and loads the page anew. */
  startOver: () => void
}

/** Performs SPEC section 8: the one place that toasts, signs out or navigates for an error. */
export function useErrorRunner(session: Session | null): ErrorRunner {
  const toast = useToast()
  const { unload } = useSWRConfig()
  const isLeaving = useRef(false)

  return useMemo(() => {
    // Many calls may fail at once: one of them leads away, and not from where it leads to.
    function leaveFor(pathname: string, href: string, method: 'push' | 'replace' = 'push') {
      if (isLeaving.current || Router.pathname === pathname) return
      isLeaving.current = true
      void Router[method](href).finally(() => {
        isLeaving.current = false
      })
    }

    function forgetBuyer() {
      clearPersonal()
      resetLoaded()
      session?.signOut()
      unload({ revalidate: false })
    }

    function report(error: ApiError) {
      const effect = effectOf(error)
      if (effect.do === 'log') console.info(effect.text, error.endpoint)
      if (effect.do === 'toast') toast(effect.text, 'error')
      if (effect.do === 'repair') leaveFor(routes.repair(), routes.repair(Router.asPath))
      if (effect.do === 'signOut') {
        forgetBuyer()
        leaveFor(routes.login(), routes.login(Router.asPath))
      }
    }

    function startOver() {
      isLeaving.current = true
      forgetBuyer()
      window.location.reload()
    }

    const askToSignIn = () => leaveFor(routes.login(), routes.login(Router.asPath), 'replace')
    return { report, askToSignIn, startOver }
  }, [toast, session, unload])
}
