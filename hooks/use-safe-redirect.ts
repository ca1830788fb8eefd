import { safeRedirect } from '@/services/safe-redirect'

/** Where a sign-in leads afterwards: a path of this mall, whatever the address says. */
export function useSafeRedirect(target: string | string[] | undefined): string {
  return safeRedirect(target)
}
