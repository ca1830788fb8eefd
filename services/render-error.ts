import { renderError } from '@/contract/log'
import { SITE } from '@/contract/site'
import { PUBLIC_ENV } from './env'
import type { Http } from './http/http'

/** The address without what may hold secrets: /login loses its query. */
function reportedUrl({ origin, pathname, search }: Location): string {
  return `${origin}${pathname}${pathname === '/login' ? '' : search}`
}

/** Reports a render crash (SPEC section 7). Failing to report is only logged. */
export function reportRenderError(http: Http, error: unknown, componentStack: string): void {
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
  http.call(renderError, report).catch((failure: unknown) => console.info('renderError', failure))
}
