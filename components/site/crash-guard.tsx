import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { late } from '@/components/ui/late'
import { useCrashReport } from '@/hooks/site/use-crash-report'
import { LastWord } from './last-word'

/** Loaded beside the page; where it has not come, the last word stands in for it. */
const CrashView = dynamic(
  async () => (await import(/* webpackChunkName: 'beside' */ './crash-view')).CrashView,
  { loading: late(LastWord) },
)

type CrashGuardProps = {
  children: ReactNode
  /** Where crashes are reported: the first page's data. */
  page: Parameters<typeof useCrashReport>[0]
  /** Current URL; a change of it resets the error boundary. */
  path: string
}

/** Error boundary with a fallback page for a crash in a page or in the layout (spec §8). */
export function CrashGuard({ children, page, path }: CrashGuardProps) {
  const report = useCrashReport(page)
  return (
    <ErrorBoundary fallback={<CrashView />} onError={report} resetKeys={[path]}>
      {children}
    </ErrorBoundary>
  )
}

type LastGuardProps = Pick<CrashGuardProps, 'children' | 'page'>

/** Outermost error boundary: catches crashes of the providers and of the crash page. */
export function LastGuard({ children, page }: LastGuardProps) {
  const report = useCrashReport(page)
  return (
    <ErrorBoundary fallback={<LastWord />} onError={report}>
      {children}
    </ErrorBoundary>
  )
}
