import type * as z from 'zod/mini'
import { coerceAnswer, coerceChoice, coerceValue } from '@/contract/coerce'

type Issue = z.core.$ZodIssue
export type Path = readonly PropertyKey[]

/** The answer below a root of its own: so the whole answer, too, has a place it is in. */
export type Rooted = { data: unknown }

/** Message of an issue with a time: to its schema it is a number like any other. */
export const TIME = 'time'

function at(root: Rooted, path: Path): unknown {
  return ['data', ...path].reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    root,
  )
}

/** The object or list that holds the place, and its key there; null where there is none. */
function placeOf(root: Rooted, path: Path): { holder: object; key: PropertyKey } | null {
  const key = path.at(-1)
  const holder = key === undefined ? root : at(root, path.slice(0, -1))
  return typeof holder === 'object' && holder !== null ? { holder, key: key ?? 'data' } : null
}

function canonical(issue: Issue, root: Rooted): unknown {
  const given = at(root, issue.path)
  if (issue.message === TIME) return coerceValue(TIME, given)
  if (issue.code === 'invalid_value') return coerceChoice(issue.values, given)
  if (issue.code !== 'invalid_type') return undefined
  if (issue.path.length === 0) return coerceAnswer(issue.expected, given)
  // A list without a total is the only page.
  const length = issue.path[0] === 'total' && at(root, ['list', 'length'])
  return coerceValue(issue.expected, given ?? length)
}

/** Changes what the issues name; false when it could mend none. `say` notes what is lost. */
type Repair = (root: Rooted, issues: Issue[], say: (path: Path) => void) => boolean

/** Puts values into canonical form: `"3"` for 3. */
export const coerce: Repair = (root, issues) => {
  const coerced = issues.map((issue) => {
    const place = placeOf(root, issue.path)
    const value = canonical(issue, root)
    return value !== undefined && place !== null && Reflect.set(place.holder, place.key, value)
  })
  return coerced.includes(true)
}

/** Takes out fields that cannot be understood: one that is optional is then as if it had not come. */
export const leaveOutFields: Repair = (root, issues, say) => {
  const left = issues.map(({ path }) => {
    const place = placeOf(root, path)
    if (!place || Array.isArray(place.holder) || !Object.hasOwn(place.holder, place.key))
      return false
    if (at(root, path) !== null) say(path)
    return path.length > 0 && Reflect.deleteProperty(place.holder, place.key)
  })
  return left.includes(true)
}

export const isIndex = (key: PropertyKey) => typeof key === 'number'

/** Takes out the records, of a list of independent ones, that lack what they need. */
export const leaveOutRecords: Repair = (root, issues, say) => {
  const wrong = new Map<unknown, Set<PropertyKey>>()
  for (const { path } of issues) {
    const index = path.findLastIndex(isIndex)
    if (index < 0) continue
    say(path)
    const list = at(root, path.slice(0, index))
    wrong.set(list, (wrong.get(list) ?? new Set()).add(path[index] ?? ''))
  }
  for (const [list, indexes] of wrong) {
    if (!Array.isArray(list)) continue
    list.splice(0, list.length, ...list.filter((_, at) => !indexes.has(at)))
  }
  return wrong.size > 0
}
