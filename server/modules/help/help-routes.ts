import { getHelpArticle, searchHelp } from '@/contract/help/help-calls'
import type { Calls } from '@/server/kernel/http/calls'
import { articleOf } from './articles'
import { findHelp } from './help-search'

/** Help articles and their search. */
export function helpRoutes(calls: Calls) {
  calls
    .on(getHelpArticle, async ({ input }) => articleOf(input.type))
    .on(searchHelp, async ({ input }) => findHelp(input.keyword))
}
