import { renderError } from '@/contract/deferred-browse-calls'
import { SITE } from '@/contract/site/company-rules'
import { PUBLIC_ENV } from '@/services/env'
import { createHttp } from '@/services/http/http'
import type { PageData } from '@/services/page/page-data'
import { attempt } from '@/services/store/local-store'

/** Maximum number of reports per visit; a crash loop must not flood the log. */
const REPORTS_MAX = 5
const KEY = 'crashReports'

function mayReport(): boolean {
  return attempt(() => {
    const sent = Number(sessionStorage.getItem(KEY) ?? 0)
    sessionStorage.setItem(KEY, String(sent + 1))
    return sent < REPORTS_MAX
  }, true) // the API has a rate limit too
}

/** The page without its query, which may hold a token that opens it. */
const reportedUrl = ({ origin, pathname }: Location) => `${origin}${pathname}`

export type ReportTarget = Pick<PageData, 'errorReportUrl'>

/**
 * Reports a render crash (SPEC section 7) to the configured endpoint, else to the mall's own
 * process. Sent without the buyer's token; a failed report is only logged.
 */
export function reportRenderError(
  error: unknown,
  componentStack: string,
  { errorReportUrl }: ReportTarget,
): void {
  if (!mayReport()) return
  const report = {
    project: SITE.name,
    url: reportedUrl(window.location).slice(0, 2048),
    time: new Date().toISOString(),
    message: (error instanceof Error ? error.message : String(error)).slice(0, 2000),
    componentStack: componentStack.slice(0, 20_000),
  }
  if (errorReportUrl) {
    // A string goes as text/plain. As JSON, another origin would have to allow it first (CORS).
    navigator.sendBeacon(errorReportUrl, JSON.stringify(report))
    return
  }
  createHttp({ baseURL: '', siteId: PUBLIC_ENV.siteId })
    .call(renderError, report)
    .catch((failure: unknown) => console.info('renderError', failure))
}
