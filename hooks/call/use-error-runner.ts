import Router from 'next/router'
import { useMemo, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { routes } from '@/contract/routes'
import { resetLoaded } from '@/services/chat/loaded-widget'
import type { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'
import type { Session } from '@/services/session/session'
import { clearPersonal } from '@/services/store/personal-data'
import { useToast } from './use-toast'

export type ErrorRunner = {
  /** Performs the effect of SPEC section 8 for an error. */
  report: (error: ApiError) => void
  /** Redirects to the sign-in page, which returns here. */
  askToSignIn: () => void
  /** After a sign-out: clears the buyer's data from this browser and reloads the page. */
  startOver: () => void
}

/** Performs SPEC section 8: the one place that toasts, signs out or navigates for an error. */
export function useErrorRunner(session: Session | null): ErrorRunner {
  const toast = useToast()
  const { unload } = useSWRConfig()
  const isLeaving = useRef(false)

  return useMemo(() => {
    // Many calls may fail at once: only one of them redirects, and never to the current page.
    function leaveFor(pathname: string, href: string, method: 'push' | 'replace' = 'push') {
      if (isLeaving.current || Router.pathname === pathname) return
      isLeaving.current = true
      void Router[method](href).finally(() => {
        isLeaving.current = false
      })
    }

    function forgetBuyer(keepsDrafts: boolean) {
      clearPersonal(keepsDrafts)
      resetLoaded()
      session?.signOut()
      unload({ revalidate: false })
    }

    function report(error: ApiError) {
      const effect = effectOf(error)
      if (effect.kind === 'log') console.info(effect.text, error.endpoint)
      if (effect.kind === 'toast') toast(effect.text, 'error')
      if (effect.kind === 'repair') leaveFor(routes.repair(), routes.repair(Router.asPath))
      if (effect.kind === 'signOut') {
        forgetBuyer(true)
        leaveFor(routes.login(), routes.login(Router.asPath))
      }
    }

    function startOver() {
      isLeaving.current = true
      forgetBuyer(false)
      window.location.reload()
    }

    const askToSignIn = () => leaveFor(routes.login(), routes.login(Router.asPath), 'replace')
    return { report, askToSignIn, startOver }
  }, [toast, session, unload])
}
