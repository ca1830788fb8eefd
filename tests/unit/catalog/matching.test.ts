import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/server/catalog/data/leaves'
import { matchRules } from '@/server/catalog/data/matching'

const leafNamed = new Map(placedLeaves.map(({ leaf }) => [leaf.name, leaf]))

function labelsOf(leaf: string, attribute: string): string[] {
  const found = leafNamed.get(leaf)?.attributes.find(({ name }) => name === attribute)
  return found?.values.map(({ label }) => label) ?? []
}

const pairs = matchRules.flatMap((rule) =>
  rule.from.map((from) => [`${from} -> ${rule.to}`, from, rule] as const),
)

describe('the rules of matching parts', () => {
  it('are at least twelve, between leaves there are', () => {
    expect(new Set(matchRules.map(({ from, to }) => `${from}>${to}`)).size).toBe(matchRules.length)
    expect(matchRules.length).toBeGreaterThanOrEqual(12)
    expect(pairs.filter(([, from, { to }]) => !leafNamed.has(from) || !leafNamed.has(to))).toEqual(
      [],
    )
  })

  it.each(pairs)('%s speaks of attributes and labels both have', (_name, from, rule) => {
    const asked = [...rule.same, ...rule.paired]
    expect(asked.length).toBeGreaterThan(0)
    for (const { from: own, to } of asked) {
      expect([own, labelsOf(from, own).length > 0]).toEqual([own, true])
      expect([to, labelsOf(rule.to, to).length > 0]).toEqual([to, true])
    }
    for (const { to, labels } of rule.paired) {
      const unknown = [...labels.values()]
        .flat()
        .filter((label) => !labelsOf(rule.to, to).includes(label))
      expect(unknown).toEqual([])
    }
    for (const { name, labels } of rule.only) {
      expect(labels.filter((label) => !labelsOf(rule.to, name).includes(label))).toEqual([])
    }
  })

  it.each(pairs)('%s gives its reason in values that are known', (_name, from, rule) => {
    const constrained = [...rule.same, ...rule.paired].map(({ to }) => to)
    const spoken = [...rule.reason.matchAll(/\{(>?)([^}]+)\}/g)]
    for (const [, mark, name = ''] of spoken) {
      if (mark) expect(constrained).toContain(name)
      else expect([name, labelsOf(from, name).length > 0]).toEqual([name, true])
    }
    expect(rule.reason).not.toBe('')
  })
})
