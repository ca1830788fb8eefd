import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'
import { RANGE_LABEL } from '../language/range'
import { inUnit } from '../language/units'
import { FIT, type Named } from './leaf-values'
import { literalSlot } from './reading'
import type { LeafAsked } from './wanted'

/** Working ranges, which are asked for by what lies in them: 9-13 of thermal relays, DC6-36V of sensors. */
const rangesOf = oncePer(({ unit, values }: Attribute) =>
  values.flatMap(({ id, label }) => {
    const [, kind = '', from, to, own] = RANGE_LABEL.exec(fold(label)) ?? []
    return from ? [{ id, kind, from: Number(from), to: Number(to), unit: own || unit }] : []
  }),
)

/** A voltage with its kind, as a label of it would be: dc24v. */
const VOLTAGE = /^(ac|dc)(\d+)(v)$/

type Measure = { kind: string; num: number; unit: string }

/** The measure that a text says; '' for the unit of a bare number. */
function measureOf(text: string): Measure | null {
  const [, kind = '', volts, ofVolts = ''] = VOLTAGE.exec(text) ?? []
  if (volts) return { kind, num: Number(volts), unit: ofVolts }
  const { num, unit } = literalSlot(text)
  return num === null ? null : { kind: '', num, unit }
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
 * The values of a leaf whose range a measure lies in: a clamp of 16-25 mm is for 22 mm. A number without a unit lies
 * in those of an axis of the goods that are named: of 33×3 no torque wrench is meant.
 */
export function valuesCovering({ attributes, namedBy }: LeafAsked, text: string): Named | null {
  const measure = measureOf(text)
  if (!measure || (measure.unit === '' && namedBy.size === 0)) return null
  for (const attribute of attributes) {
    const isOpen = measure.unit !== '' || attribute.axis
    const values = isOpen ? covering(measure, attribute) : []
    if (values.length === 0) continue
    const fit = values.some(({ isEnd }) => isEnd) ? FIT.whole : FIT.inside
    return { attributeId: attribute.id, valueIds: values.map(({ id }) => id), fit }
  }
  return null
}
