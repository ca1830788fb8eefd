import { type ErrorInfo, useRef } from 'react'
import { reportRenderError } from '@/services/render-error'
import { useMall } from './mall-context'

/** Reports of one page load; a page that crashes for ever must not flood the log. */
const REPORTS_MAX = 5

/** Handler of an error boundary that reports the crash. */
export function useCrashReport() {
  const { http } = useMall()
  const sent = useRef(0)
  return (error: unknown, { componentStack }: ErrorInfo) => {
    if (sent.current >= REPORTS_MAX) return
    sent.current += 1
    reportRenderError(http, error, componentStack ?? '')
  }
}
