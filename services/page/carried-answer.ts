import { createHash } from 'node:crypto'
import { searchProducts } from '@/contract/deferred-calls'
import type { Callable, Output } from '@/contract/endpoint'
import type { searchProducts as SearchProducts } from '@/contract/search/search-calls'
import { SHOWN_OF_HIT, type ShownHit } from '@/contract/search/shown-hit-rules'
import { toColumns } from './columns'

/** What a page carries of an answer to its call. */
type Carried = { of(answer: unknown): unknown }

/** What no screen shows of its hits would be a twentieth of a result page. */
function shownSearch({ list, ...answer }: Output<typeof SearchProducts>) {
  const shown = (hit: ShownHit) => Object.fromEntries(SHOWN_OF_HIT.map((name) => [name, hit[name]]))
  return { list: list.map(shown), ...answer }
}

/** Path -> for calls of whose answer much is not shown. */
const CARRIED: Record<string, Carried> = { [searchProducts.path]: { of: shownSearch } }

/** Makes something of an answer once: one that came before is the same object (services/http/known-answers.ts). */
function oncePerAnswer<T>(make: (answer: unknown) => T): (answer: unknown) => T {
  const made = new WeakMap<object, { value: T }>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return make(answer)
    const known = made.get(answer) ?? { value: make(answer) }
    made.set(answer, known)
    return known.value
  }
}

const shownOf = new Map(
  Object.entries(CARRIED).map(([path, { of }]) => [path, oncePerAnswer((answer) => of(answer))]),
)

/** What a page carries of an answer: all of it, but for what the browser does not read. */
export function carriedAnswer({ path }: Pick<Callable, 'path'>, answer: unknown): unknown {
  return shownOf.get(path)?.(answer) ?? answer
}

/** What a page carries of an answer, as it is written into the HTML. */
export const columnsOf = oncePerAnswer(toColumns)

/** Names what a page carries of an answer: the same name, the same answer. */
export const digestOf = oncePerAnswer((carried) =>
  createHash('sha1')
    .update(JSON.stringify(columnsOf(carried)) ?? '')
    .digest('base64'),
)
