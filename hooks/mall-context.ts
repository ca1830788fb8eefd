import { createContext, useContext } from 'react'
import type { AreaChoice } from '@/services/area/areas'
import type { MallClient } from '@/services/mall-client'
import type { PageData } from '@/services/page/page-data'
import type { AskedAhead } from './call/asked-ahead'
import type { ErrorRunner } from './call/use-error-runner'
import type { Freshness } from './swr-policy'

/** Context that every hook depends on; provided once by `_app`. */
export type Mall = MallClient &
  ErrorRunner & {
    areas: AreaChoice
    /** View of result pages that the server rendered with. */
    view?: PageData['view']
    /** Origin of absolute URLs, such as those for crawlers; '' when not configured. */
    origin: string
    freshness: Freshness
    askedAhead: AskedAhead
    /** Requests that failed during server rendering, by cache key. */
    failures: PageData['failures']
  }

export const MallContext = createContext<Mall | null>(null)

/** The mall's client, area and error runner; throws outside `_app`. */
export function useMall(): Mall {
  const mall = useContext(MallContext)
  if (!mall) throw new Error('useMall outside MallContext')
  return mall
}
