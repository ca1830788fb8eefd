import { type Problem, readDataFile } from './data-file'
import { type CombinationEntry, combinationFile } from './schema'
import type { Leaf } from './types'
import { numberOf } from './values'

/** Attribute of a product by which it names its own standard. */
export const STANDARD = '执行标准'

/** Accepts some values of one attribute. */
type Test = { name: string; accepts: (label: string) => boolean }

/** A rule that no goods of a leaf may break. */
export type CombinationRule = {
  leaf: string
  when: readonly Test[]
  only: readonly Test[]
  never: readonly Test[]
  /** The sentence that explains it, with its source. */
  reason: string
  place: string
}

export type CombinationFile = { rules: CombinationRule[]; check: (leaves: readonly Leaf[]) => void }

type Conditions = CombinationEntry['when']

function testsOf(conditions: Conditions): Test[] {
  return Object.entries(conditions).map(([name, accepted]) => {
    if (Array.isArray(accepted)) return { name, accepts: (label) => accepted.includes(label) }
    const { from, to } = accepted
    const within = (number: number) => number >= from && number <= to
    return { name, accepts: (label) => within(numberOf(label) ?? Number.NaN) }
  })
}

function labelsOf(leaf: Leaf, name: string, problem: Problem): string[] {
  const attribute = leaf.attributes.find((one) => one.name === name)
  if (!attribute) throw problem([name], `${leaf.name} has no such attribute`)
  return attribute.values.map(({ label }) => label)
}

/**
 * Throws when a rule names an unknown leaf, attribute or value. The values of `only` may be
 * unknown: they say what is possible, not what is sold.
 */
function checkEntry(entry: CombinationEntry, leaves: readonly Leaf[], problem: Problem): void {
  const leaf = leaves.find(({ name }) => name === entry.leaf)
  if (!leaf) throw problem(['leaf'], `no leaf ${entry.leaf}`)
  for (const key of ['when', 'only', 'never'] as const) {
    for (const [name, accepted] of Object.entries(entry[key])) {
      if (name === STANDARD) continue
      const known = labelsOf(leaf, name, (path, what) => problem([key, ...path], what))
      const listed = Array.isArray(accepted) && key !== 'only' ? accepted : []
      const unknown = listed.find((label) => !known.includes(label))
      if (unknown !== undefined) throw problem([key, name], `no value ${unknown}`)
    }
  }
}

/** Parses the rules of a file; throws with the file and line of an error. */
export function readCombinationRules(file: string, text?: string): CombinationFile {
  const { contents, problem, placeOf } = readDataFile(file, combinationFile, text)
  return {
    rules: contents.map((entry, index) => ({
      leaf: entry.leaf,
      when: testsOf(entry.when),
      only: testsOf(entry.only),
      never: testsOf(entry.never),
      reason: `${entry.reason} (${entry.source})`,
      place: placeOf([index]),
    })),
    check: (leaves) => {
      for (const [index, entry] of contents.entries())
        checkEntry(entry, leaves, (path, what) => problem([index, ...path], what))
    },
  }
}

/** The labels of some goods by attribute: one, or several standards. */
export type LabelsOf = (attribute: string) => readonly string[]

/** What is wrong with goods of a leaf, in one line; null when they obey the rule. */
export function violationOf(rule: CombinationRule, labels: LabelsOf): string | null {
  const applies = rule.when.every(({ name, accepts }) => labels(name).some(accepts))
  if (!applies) return null
  const broken =
    rule.only.find(({ name, accepts }) => !labels(name).every(accepts)) ??
    rule.never.find(({ name, accepts }) => labels(name).some(accepts))
  if (!broken) return null
  const values = [...rule.when, broken].map(({ name }) => `${name} ${labels(name).join('、')}`)
  return `${rule.place}: ${[rule.leaf, ...values, rule.reason].join(' · ')}`
}
