import { useRouter } from 'next/router'
import { useCallback, useRef } from 'react'
import { routes } from '@/contract/routes'
import type { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'
import { clearPersonal } from '@/services/local-store'
import type { Session } from '@/services/session/session'
import { useToast } from './use-toast'

/** Performs SPEC section 8 for an error: the one place that toasts, signs out or navigates for it. */
export function useErrorRunner(session: Session | null): (error: ApiError) => void {
  const router = useRouter()
  const toast = useToast()
  const isLeaving = useRef(false)

  return useCallback(
    (error: ApiError) => {
      const effect = effectOf(error)
      if (effect.do === 'log') console.info(effect.text, error.endpoint)
      if (effect.do === 'toast') toast(effect.text, 'error')
      if (effect.do === 'goto' && router.pathname !== effect.href) void router.push(effect.href)
      if (effect.do === 'signOut') {
        clearPersonal()
        session?.signOut()
        // Many calls may fail at once; one of them leads to the sign-in page, and not from there.
        if (isLeaving.current || router.pathname === routes.login()) return
        isLeaving.current = true
        void router.push(routes.login(router.asPath)).finally(() => {
          isLeaving.current = false
        })
      }
    },
    [router, toast, session],
  )
}
