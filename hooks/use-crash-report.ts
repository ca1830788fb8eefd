import { type ErrorInfo, useState } from 'react'
import { reportRenderError } from '@/services/render-error'
import { reloadForNewBuild } from '@/services/stale-chunk'

/**
 * Handler of an error boundary: a file of an older build brings one full load, anything else is
 * reported. Stands on nothing of the tree, because that is what has crashed.
 */
export function useCrashReport(apiBase = '') {
  // Only the first page names the API's host; later ones bring no page data.
  const [host] = useState(apiBase)
  return (error: unknown, { componentStack }: ErrorInfo) => {
    if (!reloadForNewBuild(error)) reportRenderError(error, componentStack ?? '', host)
  }
}
