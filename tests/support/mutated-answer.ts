import fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]
/** What becomes of a node; undefined leaves it out. */
type Change = (node: Json) => Json | undefined

const HTML = '<img src=x onerror=alert(1)></script><b>"\'&'
const LONG = '螺栓 M8×30 '.repeat(10_000)
const NUMBERS = [-1, 0, 1, 1e9, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
const TEXTS = ['', ' ', '\n\n', '0', HTML, LONG, '__proto__', '\u202e\ud83d\u0000', '(.*)+[']
// NaN has no other way through JSON than null.
const ANY = [null, '', 'x', 0, -1, 1.5, 1e9, 1e300, [], {}, true, false, [null], [[]], HTML, LONG]

const to = (value: Json) => (): Json => value

/** So many copies of a list's first element; of what is no list, a list. */
const copies = (count: number) => (node: Json) =>
  Array<Json>(count).fill(Array.isArray(node) ? (node[0] ?? null) : node)

/** Values of the same type that nobody would expect: much of it passes the contract. */
function sillyWays(node: Json, count: number): Change[] {
  if (Array.isArray(node)) return [to([]), ...[1, 2, count].map(copies)]
  if (typeof node === 'number') return NUMBERS.map(to)
  if (typeof node === 'string') return TEXTS.map(to)
  if (typeof node === 'boolean') return [to(!node)]
  if (node === null) return [to(null), to(0)]
  return [to({ ...node, constructor: HTML, extra: [null, { deep: 1 }] })]
}

const wrongWays = (count: number): Change[] => [() => undefined, ...ANY.map(to), copies(count)]

function childrenOf(node: Json): [string | number, Json][] {
  if (node === null || typeof node !== 'object') return []
  return Array.isArray(node) ? [...node.entries()] : Object.entries(node)
}

function pathsOf(node: Json): Path[] {
  const below = childrenOf(node).flatMap(([key, child]) =>
    pathsOf(child).map((path) => [key, ...path]),
  )
  return [[], ...below]
}

function changeAt(node: Json, [key, ...rest]: Path, change: Change): Json | undefined {
  if (key === undefined) return change(node)
  const changed = childrenOf(node).flatMap(([name, child]) => {
    const next = name === key ? changeAt(child, rest, change) : child
    return next === undefined ? [] : [[name, next] as const]
  })
  return Array.isArray(node) ? changed.map(([, child]) => child) : Object.fromEntries(changed)
}

export type Mutation = { answer: unknown }
type Options = { kind: 'silly' | 'wrong'; copies: number }

const waysOf = (node: Json, { kind, copies }: Options) =>
  kind === 'silly' ? sillyWays(node, copies) : wrongWays(copies)

/** A good answer with one thing in it changed: of the same type (`silly`) or of any (`wrong`). */
export function mutationsOf(good: unknown, { kind, copies }: Options): fc.Arbitrary<Mutation> {
  const answer: Json = JSON.parse(JSON.stringify(good))
  const paths = pathsOf(answer)
  // Uniform: fast-check would try the first and the last of them most.
  const chosen = fc.noBias(fc.record({ place: fc.nat(paths.length - 1), way: fc.nat(1000) }))
  return chosen.map(({ place, way }) => {
    const path = paths[place] ?? []
    let told = ''
    const change = (node: Json) => {
      const ways = waysOf(node, { kind, copies })
      const changed = ways[way % ways.length]?.(node)
      told = `${path.join('.')}: ${JSON.stringify(changed)?.slice(0, 200)}`
      return changed
    }
    const spoilt = changeAt(answer, path, change) ?? null
    return { answer: spoilt, [fc.toStringMethod]: () => told }
  })
}

const KINDS = ['silly', 'wrong'] as const

/** Every way to change one thing in a good input, and what is changed; made when it is asked for. */
export function everyMutation(good: unknown, copies: number) {
  const input: Json = JSON.parse(JSON.stringify(good))
  return pathsOf(input).flatMap((path) => {
    const node = path.reduce<Json>((inner, key) => Reflect.get(Object(inner), key), input)
    const ways = KINDS.flatMap((kind) => waysOf(node, { kind, copies }))
    return ways.map((change) => ({
      told: () => `${path.join('.')}: ${JSON.stringify(change(node))?.slice(0, 200)}`,
      make: () => changeAt(input, path, change) ?? null,
    }))
  })
}

/** A good answer with a text in place of each of its strings that may be that text. */
export function withText(good: unknown, text: string, isAccepted: (answer: unknown) => boolean) {
  const answer: Json = JSON.parse(JSON.stringify(good))
  const swap = (node: Json) => (typeof node === 'string' ? text : node)
  return pathsOf(answer).reduce<Json>((planted, path) => {
    const next = changeAt(planted, path, swap) ?? null
    return isAccepted(next) ? next : planted
  }, answer)
}
