import { searchProducts } from '@/contract/deferred-calls'
import type { Callable, Output } from '@/contract/endpoint'
import type { searchProducts as SearchProducts } from '@/contract/search/search-calls'
import { SHOWN_OF_HIT, type ShownHit } from '@/contract/search/shown-hit-rules'

/** What a page carries of an answer to its call. */
type Carried = { of(answer: unknown): unknown }

/** What no screen shows of its hits would be a twentieth of a result page. */
function shownSearch({ list, ...answer }: Output<typeof SearchProducts>) {
  const shown = (hit: ShownHit) => Object.fromEntries(SHOWN_OF_HIT.map((name) => [name, hit[name]]))
  return { list: list.map(shown), ...answer }
}

/** Path -> for calls of whose answer much is not shown. */
const CARRIED: Record<string, Carried> = { [searchProducts.path]: { of: shownSearch } }

/** What a page carries of an answer: all of it, but for what the browser does not read. */
export function carriedAnswer({ path }: Pick<Callable, 'path'>, answer: unknown): unknown {
  const carried = CARRIED[path]
  return carried ? carried.of(answer) : answer
}
