import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'
import { RANGE_LABEL } from '../language/range'
import { inUnit } from '../language/units'
import { FIT, type Named } from './leaf-values'
import { literalSlot } from './reading'

/** Working ranges, which are asked for by what lies in them: 9-13 of thermal relays, DC6-36V of sensors. */
const rangesOf = oncePer(({ unit, values }: Attribute) =>
  values.flatMap(({ id, label }) => {
    const [, kind = '', from, to, own] = RANGE_LABEL.exec(fold(label)) ?? []
    return from ? [{ id, kind, from: Number(from), to: Number(to), unit: own || unit }] : []
  }),
)

/** A voltage with its kind, before or behind: dc24v, 24vdc. */
const VOLTAGE = /^(?:(ac|dc)(\d+)v|(\d+)v(ac|dc))$/

type Measure = { kind: string; num: number; unit: string }

/** The measure that a text says, '' for the unit of a bare number; a fraction of an inch is the size of a thread. */
function measureOf(text: string): Measure | null {
  const [, before, first, second, behind] = VOLTAGE.exec(text) ?? []
  const kind = before ?? behind
  if (kind) return { kind, num: Number(first ?? second), unit: 'v' }
  const { num, unit } = literalSlot(text)
  return num === null || text.includes('/') ? null : { kind: '', num, unit }
}

/** The ranges of an attribute that a measure lies in, and whether one of them ends with it. */
function covering({ kind, num, unit }: Measure, attribute: Attribute) {
  const covered = rangesOf(attribute).flatMap((range) => {
    const own = inUnit(num, unit || attribute.unit, range.unit)
    const isOfKind = kind === '' || kind === range.kind
    return own !== null && isOfKind && own >= range.from && own <= range.to
      ? [{ ...range, isUpperEnd: own === range.to, isEnd: own === range.from || own === range.to }]
      : []
  })
  // One from 0 is a scale, and called by its upper end: 25 of micrometers is 0-25.
  const isScale = covered.some(({ from, isUpperEnd }) => from === 0 && isUpperEnd)
  return isScale ? [] : covered.filter(({ from }) => from > 0)
}

/**
 * The values of attributes whose range a measure lies in: a clamp of 16-25 mm is for 22 mm. A number without a unit
 * lies in those of an axis.
 */
export function valuesCovering(attributes: readonly Attribute[], text: string): Named | null {
  const measure = measureOf(text)
  if (!measure) return null
  for (const attribute of attributes) {
    const isOpen = measure.unit !== '' || attribute.axis
    const values = isOpen ? covering(measure, attribute) : []
    if (values.length === 0) continue
    const fit = values.some(({ isEnd }) => isEnd) ? FIT.whole : FIT.inside
    return { attributeId: attribute.id, valueIds: values.map(({ id }) => id), fit }
  }
  return null
}
