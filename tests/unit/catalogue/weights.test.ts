import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { withDerived } from '@/catalogue/generator/combinations'
import { generateProducts } from '@/catalogue/generator/products'
import type { Choice } from '@/catalogue/generator/types'
import { weightOf } from '@/catalogue/generator/weights'
import { WEIGHED_FORMS } from '@/catalogue/reader/types'
import { PUBLISHED_WEIGHTS } from './published-weights'

function leafNamed(name: string) {
  const placed = placedLeaves().find(({ leaf }) => leaf.name === name)
  if (!placed) throw new Error(`no leaf ${name}`)
  return placed.leaf
}

function gramsOf(name: string, labels: Record<string, string>): number {
  const leaf = leafNamed(name)
  const choice: Choice = Object.fromEntries(
    Object.entries(labels).map(([attribute, label]) => {
      const values = leaf.attributes.find((one) => one.name === attribute)?.values ?? []
      const index = values.findIndex((value) => value.label === label)
      if (index === -1) throw new Error(`${name} has no ${attribute} ${label}`)
      return [attribute, index]
    }),
  )
  return weightOf(leaf, withDerived(leaf, choice), 0)
}

describe('computed weights', () => {
  it.each(PUBLISHED_WEIGHTS)(
    'of %s %o are within 15 %% of the published',
    (name, values, grams) => {
      const weight = gramsOf(name, values)
      expect(weight / grams).toBeGreaterThan(0.85)
      expect(weight / grams).toBeLessThan(1.15)
    },
  )

  it('are more than nothing for every SKU', () => {
    for (const { categoryId, skus } of generateProducts({ skus: 52_000, seed: 1 })) {
      const light = skus.find(({ weightG }) => !((weightG ?? 0) > 0))
      expect(light && [categoryId, light.spec, light.weightG]).toBeUndefined()
    }
  })

  it('are used for every form that is known', () => {
    const used = new Set(placedLeaves().map(({ leaf }) => leaf.grams))
    expect(WEIGHED_FORMS.filter((form) => !used.has(form))).toEqual([])
  })
})
