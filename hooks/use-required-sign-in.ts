import { useEffect } from 'react'
import { useMall } from './mall-context'
import { useHydrated } from './use-hydrated'
import { useSession } from './use-session'

/**
 * For a personal page: leads a visitor to the sign-in, which leads back (SPEC section 6). True
 * once somebody is signed in; until then the page shows its skeleton.
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
