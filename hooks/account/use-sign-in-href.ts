import { routes } from '@/contract/routes'
import { useSession } from './use-session'

/** Link address of a personal page: visitors go through the sign-in first (SPEC section 6). */
export function useSignInHref(): (href: string) => string {
  const { isSignedIn } = useSession()
  return (href) => (isSignedIn ? href : routes.login(href))
}
