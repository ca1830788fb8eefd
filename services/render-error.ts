import { renderError } from '@/contract/log'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import { PUBLIC_ENV } from './env'
import { createHttp } from './http/http'
import { attempt } from './local-store'

/** Reports of one visit; a page that crashes for ever must not flood the log. */
const REPORTS_MAX = 5
const KEY = 'crashReports'

function mayReport(): boolean {
  return attempt(() => {
    const sent = Number(sessionStorage.getItem(KEY) ?? 0)
    sessionStorage.setItem(KEY, String(sent + 1))
    return sent < REPORTS_MAX
  }, true) // the API limits reports too
}

/** The address without what may hold secrets: /login loses its query. */
function reportedUrl({ origin, pathname, search }: Location): string {
  return `${origin}${pathname}${pathname === routes.login() ? '' : search}`
}

/**
 * Reports a render crash (SPEC section 7) to the endpoint of the settings, else to the product API
 * at `apiBase`. Goes without the buyer's token, and failing to report is only logged.
 */
export function reportRenderError(error: unknown, componentStack: string, apiBase: string): void {
  if (!mayReport()) return
  const report = {
    project: SITE.name,
    url: reportedUrl(window.location).slice(0, 2048),
    time: new Date().toISOString(),
    message: (error instanceof Error ? error.message : String(error)).slice(0, 2000),
    componentStack: componentStack.slice(0, 20_000),
  }
  if (PUBLIC_ENV.errorReportUrl) {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(PUBLIC_ENV.errorReportUrl, body)
    return
  }
  createHttp({ baseURL: apiBase, siteId: PUBLIC_ENV.siteId })
    .call(renderError, report)
    .catch((failure: unknown) => console.info('renderError', failure))
}
