import { type Standard, standards } from '@/catalogue/port'
import { standardKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'

/** Folded key of each name; the file's own names all have one. */
const keysOf = (names: readonly string[]) => names.flatMap((name) => standardKey(name) ?? [])

type Index = {
  /** Key -> keys of the same goods. */
  same: ReadonlyMap<string, ReadonlySet<string>>
  /** Key of a withdrawn or neighbouring number -> keys of goods that serve instead. */
  instead: ReadonlyMap<string, readonly string[]>
  /** Key of a neighbouring number -> what differs. */
  differs: ReadonlyMap<string, string>
  /** Key of an equivalent -> what is not the same in some sizes. */
  partly: ReadonlyMap<string, string>
  /** Key of a standard with an entry -> other bodies' names, as they are written. */
  names: ReadonlyMap<string, readonly string[]>
}

/** Built with the first question: the file changes only with the program. */
const indexOf = oncePer((all: readonly Standard[]): Index => {
  const same = new Map<string, Set<string>>()
  const instead = new Map<string, string[]>()
  const differs = new Map<string, string>()
  const partly = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  for (const { standard, same: others, differs: sizes = {}, replaces = [], near = {} } of all) {
    const keys = keysOf([standard, ...others])
    for (const key of keysOf([standard])) names.set(key, others)
    for (const key of keys) same.set(key, new Set([...(same.get(key) ?? []), ...keys]))
    for (const key of keysOf([...replaces, ...Object.keys(near)])) {
      instead.set(key, [...(instead.get(key) ?? []), ...keys])
    }
    for (const [name, what] of Object.entries(near)) {
      for (const key of keysOf([name])) differs.set(key, what)
    }
    for (const [name, what] of Object.entries(sizes)) {
      for (const key of keysOf([name])) partly.set(key, what)
    }
  }
  return { same, instead, differs, partly, names }
})

/** Folded keys of standards for the same goods, the key itself first. */
export function equivalentsOf(key: string): string[] {
  return [key, ...[...(indexOf(standards()).same.get(key) ?? [])].filter((other) => other !== key)]
}

/** Other bodies' names for the goods of a standard. */
export function equivalentNames(name: string): readonly string[] {
  return indexOf(standards()).names.get(standardKey(name) ?? '') ?? []
}

/** Keys of goods that serve where a number is withdrawn or has none of its own. */
export function servingInstead(key: string): readonly string[] {
  return indexOf(standards()).instead.get(key) ?? []
}

/** What differs between the goods of a number and those that serve instead; null for nothing. */
export function differenceOf(key: string): string | null {
  return indexOf(standards()).differs.get(key) ?? null
}

/** In which sizes an equivalent is not the same, and how; null where all are. */
export function unequalSizes(key: string): string | null {
  return indexOf(standards()).partly.get(key) ?? null
}
