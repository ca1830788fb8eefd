import type { Attribute } from '@/server/modules/catalog/metadata'
import { type Named, valuesNamed } from './leaf-values'
import type { Reading, Slot } from './reading'
import type { Taken } from './wanted'

type Assigned = { named: Named[]; fit: number }

/** Attribute choices of a reading: one each, none twice; the best fit, then the leaf's order. */
export function assign(
  attributes: readonly Attribute[],
  reading: Reading,
  taken: Taken,
): Assigned | null {
  let best: Assigned | null = null
  const orders = new Map(attributes.map(({ id }, at) => [id, at]))
  const options = reading.map((slot) => valuesNamed(attributes, slot))
  function choose(at: number, named: Named[], fit: number) {
    const candidates = options[at]
    if (!candidates) {
      const disorder = named.filter(({ attributeId }, i) => {
        const previous = named[i - 1]
        return previous && (orders.get(previous.attributeId) ?? 0) > (orders.get(attributeId) ?? 0)
      }).length
      const total = fit / reading.length - disorder / 10
      if (!best || total > best.fit) best = { named, fit: total }
      return
    }
    for (const candidate of candidates) {
      if (named.some(({ attributeId }) => attributeId === candidate.attributeId)) continue
      const isTaken = taken.has(candidate.attributeId)
      // A number alone is another size, or none: 20×2.65 100 are no two diameters.
      if (isTaken && isBareNumber(reading[at])) continue
      choose(at + 1, [...named, candidate], fit + candidate.fit - (isTaken ? 4 : 0))
    }
  }
  choose(0, [], 0)
  return best
}

/** No size where the trade means a material by it: 304. */
const isBareNumber = (slot: Slot | undefined) =>
  slot?.num !== null && slot?.unit === '' && !slot.labels

export function bestReading(
  attributes: readonly Attribute[],
  readings: Reading[],
  taken: Taken,
): Assigned | null {
  let best: Assigned | null = null
  for (const reading of readings) {
    const one = assign(attributes, reading, taken)
    // An earlier reading is more literal: a later one must fit clearly better.
    if (one && (!best || one.fit > best.fit + 0.5)) best = one
  }
  return best
}
