import { useOfflinePage } from '@/hooks/site/use-offline-page'
import { useTabSync } from '@/hooks/site/use-tab-sync'
import { RouteProgress } from './route-progress'

type BesidePagesProps = { areasAtLoad: string }

/** What runs beside every page and no page waits for: the progress of a transition, the news of other tabs. */
export function BesidePages({ areasAtLoad }: BesidePagesProps) {
  useTabSync(areasAtLoad)
  useOfflinePage()
  return <RouteProgress />
}
