import { routes } from '@/contract/routes'
import { useSession } from './use-session'

/** Personal pages ask for a sign-in first (SPEC section 6): the address to link to. */
export function useSignInHref(): (href: string) => string {
  const { isSignedIn } = useSession()
  return (href) => (isSignedIn ? href : routes.login(href))
}
