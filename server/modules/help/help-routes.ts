import { getHelpArticle, searchHelp } from '@/contract/help'
import type { Calls } from '@/server/http/calls'
import { articleOf } from './articles'
import { findHelp } from './help-search'

/** Help articles, and what stands in them. */
export function helpRoutes(calls: Calls) {
  calls
    .open(getHelpArticle, async ({ input }) => articleOf(input.type))
    .open(searchHelp, async ({ input }) => findHelp(input.keyword))
}
