import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useCrashReport } from '@/hooks/use-crash-report'
import { CrashView } from './crash-view'
import { LastWord } from './last-word'

type CrashGuardProps = {
  children: ReactNode
  apiBase: string | undefined
  /** Address shown: another one gives the page another chance. */
  path: string
}

/** Fallback page of a crash in a page or in the frame around it (spec §8). */
export function CrashGuard({ children, apiBase, path }: CrashGuardProps) {
  const report = useCrashReport(apiBase)
  return (
    <ErrorBoundary fallback={<CrashView />} onError={report} resetKeys={[path]}>
      {children}
    </ErrorBoundary>
  )
}

type LastGuardProps = Pick<CrashGuardProps, 'children' | 'apiBase'>

/** Around everything: what crashes in the providers or in the crash page itself blanks nothing. */
export function LastGuard({ children, apiBase }: LastGuardProps) {
  const report = useCrashReport(apiBase)
  return (
    <ErrorBoundary fallback={<LastWord />} onError={report}>
      {children}
    </ErrorBoundary>
  )
}
