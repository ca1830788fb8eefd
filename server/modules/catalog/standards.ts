import { type Standard, standards } from '@/catalogue/port'
import { standardKey } from '@/server/kernel/text/fold'

/** Folded key of each name; the file's own names all have one. */
const keysOf = (names: readonly string[]) => names.flatMap((name) => standardKey(name) ?? [])

type Index = {
  /** Key -> keys of the same goods. */
  same: ReadonlyMap<string, ReadonlySet<string>>
  /** Key of a withdrawn or neighbouring number -> keys of goods that serve instead. */
  instead: ReadonlyMap<string, readonly string[]>
  /** Key of a neighbouring number -> what differs. */
  differs: ReadonlyMap<string, string>
}

function indexOf(all: readonly Standard[]): Index {
  const same = new Map<string, Set<string>>()
  const instead = new Map<string, string[]>()
  const differs = new Map<string, string>()
  for (const { standard, same: others, replaces = [], near = {} } of all) {
    const keys = keysOf([standard, ...others])
    for (const key of keys) same.set(key, new Set([...(same.get(key) ?? []), ...keys]))
    for (const key of keysOf([...replaces, ...Object.keys(near)])) {
      instead.set(key, [...(instead.get(key) ?? []), ...keys])
    }
    for (const [name, what] of Object.entries(near)) {
      for (const key of keysOf([name])) differs.set(key, what)
    }
  }
  return { same, instead, differs }
}

let index: Index | null = null

/** Read with the first question, and kept: the file changes only with the program. */
function indexed(): Index {
  index ??= indexOf(standards())
  return index
}

/** Folded keys of standards for the same goods, the key itself first. */
export function equivalentsOf(key: string): string[] {
  return [key, ...[...(indexed().same.get(key) ?? [])].filter((other) => other !== key)]
}

/** Keys of goods that serve where a number is withdrawn or has none of its own. */
export function servingInstead(key: string): readonly string[] {
  return indexed().instead.get(key) ?? []
}

/** What differs between the goods of a number and those that serve instead; null for nothing. */
export function differenceOf(key: string): string | null {
  return indexed().differs.get(key) ?? null
}
