import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type * as z from 'zod'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** Creates the error of a file entry; it begins with the file and the line. */
export type Problem = (path: Path, what: string) => Error

/** A data file that fits its schema; `fault` reports what only other files can reveal. */
export type DataFile<T> = { contents: T; problem: Problem; placeOf: (path: Path) => string }

/** Folder of the data files; every program of the mall starts in its root folder. */
export const DATA_FOLDER = resolve(process.cwd(), 'catalogue/data')

/** The data files of a folder, as `readDataFile` is given them. */
export const dataFilesIn = (folder: string): string[] =>
  readdirSync(resolve(DATA_FOLDER, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`)

type Step = { node: Node | null; offset: number; word: string }

/** Name of a list entry: itself, its first value, or else its index. */
function entryName(entry: unknown, index: PropertyKey): string {
  const value = isMap(entry) ? entry.items[0]?.value : entry
  const first = isSeq(value) ? value.items[0] : value
  return isScalar(first) ? String(first.value) : `entry ${Number(index) + 1}`
}

/** Child of a node by name; null where the file has none. */
function stepInto(node: Node | null, key: PropertyKey): Step | null {
  if (isSeq(node)) {
    const entry = node.items[Number(key)]
    if (!isNode(entry)) return null
    return { node: entry, offset: entry.range?.[0] ?? 0, word: entryName(entry, key) }
  }
  const pair = isMap(node)
    ? node.items.find((one) => isScalar(one.key) && one.key.value === String(key))
    : undefined
  if (!pair || !isNode(pair.key)) return null
  const value = isNode(pair.value) ? pair.value : null
  return { node: value, offset: pair.key.range?.[0] ?? 0, word: String(key) }
}

/** Most relevant schema issue: of a union, the alternative that matched best. */
function nearest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [best] = [...issue.errors]
    .filter((errors) => errors.length > 0)
    .sort((a, b) => a.length - b.length || depthOf(b) - depthOf(a))
  const first = best?.[0]
  return first ? nearest({ ...first, path: [...issue.path, ...first.path] }) : issue
}

function depthOf(issues: readonly Issue[]): number {
  return issues[0]?.path.length ?? 0
}

function stepsInto(contents: Node | null, path: Path): Step[] {
  const steps: Step[] = []
  let node = contents
  for (const key of path) {
    const step = stepInto(node, key)
    if (!step) break
    steps.push(step)
    node = step.node
  }
  return steps
}

type Places = Pick<DataFile<unknown>, 'problem' | 'placeOf'> & { has: (path: Path) => boolean }

/** File and line of a path; for a missing key, the line of its parent. */
function placesOf(contents: Node | null, lineAt: (offset: number) => string): Places {
  const placeOf = (path: Path) => lineAt(stepsInto(contents, path).at(-1)?.offset ?? 0)
  return {
    placeOf,
    has: (path) => stepsInto(contents, path).length === path.length,
    problem: (path, what) => {
      const words = stepsInto(contents, path).map(({ word }) => word)
      return new Error(`${placeOf(path)}: ${[...words, what].join(' · ')}`)
    },
  }
}

function fieldErrorOf(issue: Issue, { problem, has }: Places): Error {
  const near = nearest(issue)
  if (near.code === 'unrecognized_keys')
    return problem([...near.path, near.keys[0] ?? ''], 'no such key')
  if (!has(near.path)) return problem(near.path, `${String(near.path.at(-1))} is missing`)
  return problem(near.path, near.message)
}

/** What a text says, every scalar as text; null where it is no YAML. */
function quicklyRead(text: string): unknown {
  try {
    return load(text, { schema: FAILSAFE_SCHEMA })
  } catch (error) {
    if (error instanceof YAMLException) return null
    throw error
  }
}

type PlacedFile = Places & { contents: unknown }

/** The same with the lines of its entries; throws with the line where it is no YAML. */
function readWithPlaces(file: string, text: string): PlacedFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => `${file}:${lineCounter.linePos(offset).line}`
  const [broken] = document.errors
  if (broken) throw new Error(`${lineAt(broken.pos[0])}: ${broken.message}`)
  return { ...placesOf(document.contents, lineAt), contents: document.toJS() }
}

/**
 * Parses YAML with every scalar as text, so that 1.0 stays 1.0 and a size is never a number. Lines are looked for when
 * there is a mistake to tell: that takes eight times as long, and each start reads the lexicon.
 */
export function readDataFile<S extends z.ZodType>(
  file: string,
  schema: S,
  text: string = readFileSync(resolve(DATA_FOLDER, file), 'utf8'),
): DataFile<z.output<S>> {
  let placed: PlacedFile | null = null
  const places = () => {
    placed ??= readWithPlaces(file, text)
    return placed
  }
  // What is no YAML is told with its line.
  const parsed = schema.safeParse(quicklyRead(text) ?? places().contents)
  if (parsed.success) {
    return {
      contents: parsed.data,
      problem: (path, what) => places().problem(path, what),
      placeOf: (path) => places().placeOf(path),
    }
  }
  throw new Error(
    parsed.error.issues.map((issue) => fieldErrorOf(issue, places()).message).join('\n'),
  )
}
