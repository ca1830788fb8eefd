import { type ErrorInfo, useState } from 'react'
import type { ReportTarget } from '@/services/browser/render-error'
import { reloadForNewBuild } from '@/services/browser/stale-chunk'

const NOWHERE_ELSE: ReportTarget = {}

/** Loaded with the first crash: no page needs it to be read. */
function report(error: unknown, componentStack: string, target: ReportTarget): void {
  import('@/services/browser/render-error')
    .then(({ reportRenderError }) => reportRenderError(error, componentStack, target))
    .catch((failure: unknown) => console.info('crash report', failure))
}

/**
 * Handler of an error boundary: a missing chunk of an older build causes one full reload, any other
 * error is reported. Uses no context, because the tree that provides it has crashed.
 */
export function useCrashReport(page: ReportTarget = NOWHERE_ELSE) {
  // Only the first page carries where to report; later ones bring no page data.
  const [target] = useState(page)
  return (error: unknown, { componentStack }: ErrorInfo) => {
    if (!reloadForNewBuild(error)) report(error, componentStack ?? '', target)
  }
}
