import { parseCookie } from 'cookie'
import type { NextPageContext } from 'next'
import { FAULT_SCOPE } from '@/contract/constants'

/**
 * The testers' world a page is asked for (docs/qa.md); undefined for everybody else. Encoded, so that
 * whatever a cookie says can be sent on as a header: the API refuses what is no name.
 */
export function faultScopeOf({ req }: Pick<NextPageContext, 'req'>): string | undefined {
  const named = req?.headers[FAULT_SCOPE] ?? parseCookie(req?.headers.cookie ?? '')[FAULT_SCOPE]
  return named === undefined ? undefined : encodeURIComponent(String(named))
}
