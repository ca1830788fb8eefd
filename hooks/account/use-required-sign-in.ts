import { useEffect } from 'react'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { useMall } from '@/hooks/mall-context'
import { useSession } from './use-session'

/**
 * Guards a personal page: redirects a visitor to the sign-in and back (SPEC section 6). True
 * once a user is signed in; until then the page shows its skeleton.
 */
export function useRequiredSignIn(): boolean {
  const { askToSignIn } = useMall()
  const isHydrated = useHydrated()
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (isHydrated && !isSignedIn) askToSignIn()
  }, [isHydrated, isSignedIn, askToSignIn])
  return isSignedIn
}
