import type { MiddlewareHandler } from 'hono'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getProductSearchTips, getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { createProcessLimit } from './call-limit'
import type { Calls } from './calls'

/** Calls are counted over this time: a page asks for much at once, then for nothing, s. */
const WINDOW_S = 10

/** What a second of one network may cost: searches a tenth of other calls, suggestions a fifth. */
const CLASSES = [
  { part: 0.1, paths: [searchProducts.path, getSkuTable.path] },
  { part: 0.2, paths: [getProductSearchTips.path, getSearchSuggestions.path] },
] as const

export type Pace = {
  /** Calls of one network in a second; 0 for any number. */
  perSecond: number
  /** Processes that share the buyers, each with a count of its own. */
  processes: number
}

/**
 * Limits what one network may ask (RELIABILITY 4.6: 50 calls a second, 5 searches, 10 suggestions).
 * Pages are counted for the visitor they are rendered for; calls the mall makes for itself are not.
 */
export function paceLimit(
  calls: Pick<Calls, 'networkOf'>,
  { perSecond, processes }: Pace,
  isFree: (path: string) => boolean,
): MiddlewareHandler {
  const limitOf = (part: number) => {
    const count = Math.max(1, Math.floor((perSecond * part * WINDOW_S) / processes))
    return createProcessLimit({ calls: count, seconds: WINDOW_S })
  }
  const limitAll = limitOf(1)
  const special = new Map<string, ReturnType<typeof limitOf>>(
    CLASSES.flatMap(({ part, paths }) => {
      const limit = limitOf(part)
      return paths.map((path) => [path, limit] as const)
    }),
  )
  return async (context, next) => {
    const network = calls.networkOf(context)
    const { path } = context.req
    if (perSecond > 0 && network !== '' && !isFree(path)) {
      await (special.get(path) ?? limitAll)(network)
    }
    await next()
  }
}
