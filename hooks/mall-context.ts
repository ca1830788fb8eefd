import { createContext, useContext } from 'react'
import type { AreaChoice } from '@/services/areas'
import type { MallClient } from '@/services/mall-client'
import type { PageData } from '@/services/page-data'
import type { Freshness } from './swr-policy'
import type { ErrorRunner } from './use-error-runner'

/** What every hook stands on; provided once by `_app`. */
export type Mall = MallClient &
  ErrorRunner & {
    areas: AreaChoice
    /** What addresses begin with where others read them, '' when nobody said. */
    origin: string
    freshness: Freshness
    /** Questions the server could not answer, by cache key. */
    failures: PageData['failures']
  }

export const MallContext = createContext<Mall | null>(null)

/** The mall's client, area and error runner; throws outside `_app`. */
export function useMall(): Mall {
  const mall = useContext(MallContext)
  if (!mall) throw new Error('useMall outside MallContext')
  return mall
}
