import { withoutYear } from '@/catalogue/data/standards'
import {
  type CombinationRule,
  type LabelsOf,
  STANDARD,
  violationOf,
} from '@/catalogue/reader/combination'
import type { Leaf } from '@/catalogue/reader/types'
import { withDerived } from './combinations'
import { chosenOf, standardsOf } from './naming'
import type { LeafPlan } from './plan'
import type { Choice } from './types'

function labelsOf(leaf: Leaf, fixed: Choice, axis: Choice): LabelsOf {
  const standards = standardsOf(leaf, fixed).map(withoutYear)
  const chosen = chosenOf(leaf, withDerived(leaf, { ...fixed, ...axis }))
  const labels = new Map(chosen.map(({ attribute, value }) => [attribute.name, [value.label]]))
  return (name) => (name === STANDARD ? standards : (labels.get(name) ?? []))
}

/** Throws when a leaf would make goods that a rule calls impossible. */
export function checkPossible(
  { leaf, variants }: Pick<LeafPlan, 'leaf' | 'variants'>,
  rules: readonly CombinationRule[],
): void {
  const own = rules.filter((rule) => rule.leaf === leaf.name)
  if (own.length === 0) return
  for (const { fixed, axes } of variants) {
    for (const axis of axes) {
      const labels = labelsOf(leaf, fixed, axis)
      for (const rule of own) {
        const violation = violationOf(rule, labels)
        if (violation) throw new Error(violation)
      }
    }
  }
}
