import { type Problem, readDataFile } from './data-file'
import { matchFile } from './schema'
import type { Leaf } from './types'

/** Attributes that must match, this part's first. */
type Pair = { from: string; to: string }
/** Allowed labels of the other part by label of this part; unlisted labels match any. */
type Pairing = Pair & { labels: ReadonlyMap<string, readonly string[]> }
type Labels = { name: string; labels: readonly string[] }

/** A rule that matches one kind of parts with another. */
export type MatchRule = {
  /** Source leaf categories by name, and the target leaf. */
  from: readonly string[]
  to: string
  same: readonly Pair[]
  paired: readonly Pairing[]
  /** Further conditions on this part and on the other. */
  when: readonly Labels[]
  only: readonly Labels[]
  /** Parts that also match in these attributes rank first. */
  prefer: readonly Pair[]
  /** Reason for the buyer: `{名}` is this part's value of an attribute, `{>名}` the other's. */
  reason: string
}

export type MatchFile = { rules: MatchRule[]; problem: Problem }

/** Parses the rules of a file; throws with the file and line of an error. */
export function readMatchRules(file: string, text?: string): MatchFile {
  const { contents, problem } = readDataFile(file, matchFile, text)
  const rules = contents.map(({ pairs, ...rule }) => ({
    ...rule,
    paired: pairs.map(({ own, other, labels }) => ({
      from: own,
      to: other,
      labels: new Map(Object.entries(labels)),
    })),
  }))
  return { rules, problem }
}

type Named = { from: string; to: string; at: string }

/** Throws when a rule names an unknown leaf, attribute or value. */
export function checkMatchRules({ rules, problem }: MatchFile, leaves: readonly Leaf[]): void {
  const leafNamed = new Map(leaves.map((leaf) => [leaf.name, leaf]))

  function labelsOf(at: PropertyKey[], leafName: string, attribute: string): string[] {
    const leaf = leafNamed.get(leafName)
    if (!leaf) throw problem(at, `no leaf ${leafName}`)
    const result = leaf.attributes.find(({ name }) => name === attribute)
    if (!result) throw problem(at, `${leafName} has no attribute ${attribute}`)
    return result.values.map(({ label }) => label)
  }
  function checkPairs(at: PropertyKey[], from: string, to: string, pairs: readonly Named[]): void {
    for (const pair of pairs) {
      labelsOf([...at, pair.at], from, pair.from)
      labelsOf([...at, pair.at], to, pair.to)
    }
  }
  function checkLabels(at: PropertyKey[], known: string[], requested: readonly string[]): void {
    const unknown = requested.find((label) => !known.includes(label))
    if (unknown !== undefined) throw problem(at, `no value ${unknown}`)
  }

  for (const [index, { from, to, same, paired, only }] of rules.entries()) {
    for (const leafName of from) {
      checkPairs(
        [index],
        leafName,
        to,
        same.map((pair) => ({ ...pair, at: 'same' })),
      )
      checkPairs(
        [index],
        leafName,
        to,
        paired.map((pair) => ({ ...pair, at: 'pairs' })),
      )
    }
    for (const [nth, pair] of paired.entries()) {
      for (const [label, others] of pair.labels)
        checkLabels([index, 'pairs', nth, 'labels', label], labelsOf([index], to, pair.to), others)
    }
    for (const { name, labels } of only)
      checkLabels([index, 'only', name], labelsOf([index, 'only', name], to, name), labels)
  }
}
