import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'
import type { QueryPart } from '../language/query-part'
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

/** A voltage or a range of them with its kind, before or behind: dc24v, 24vdc, 10-30vdc. */
const VOLTAGE = /^(ac|dc|)([\d-]+v)(ac|dc|)$/

/** What a range must cover, from and to the same number where one alone is said. */
type Measure = { kind: string; from: number; to: number; unit: string }

/** The measure that a part says, '' for the unit of a bare number; a fraction of an inch is the size of a thread. */
function measureOf({ text, range }: QueryPart): Measure | null {
  if (range?.min !== undefined && range.max !== undefined)
    return { kind: '', from: range.min, to: range.max, unit: range.unit }
  const [, before = '', volts = text, behind = ''] = VOLTAGE.exec(text) ?? []
  const { num, unit, span } = literalSlot(volts)
  const kind = before || behind
  if (span) return { kind, ...span }
  return num === null || text.includes('/') ? null : { kind, from: num, to: num, unit }
}

/** Several from 0 are scales, of which a buyer names the upper end: 25 of gauges is 0-25. */
const areScales = oncePer(
  (attribute: Attribute) => rangesOf(attribute).filter(({ from }) => from === 0).length > 1,
)

/** The ranges of an attribute that a measure lies in, and whether one of them ends with it. */
function covering({ kind, from, to, unit }: Measure, attribute: Attribute) {
  // A range of sizes is the name of one, as is 16-27 of clamps; only what is supplied lies in another range.
  if (from !== to && attribute.axis) return []
  const covered = rangesOf(attribute).flatMap((range) => {
    const least = inUnit(from, unit || attribute.unit, range.unit)
    const most = inUnit(to, unit || attribute.unit, range.unit)
    const isOfKind = kind === '' || kind === range.kind
    return least !== null && most !== null && isOfKind && least >= range.from && most <= range.to
      ? [
          {
            ...range,
            isUpperEnd: most === range.to,
            isEnd: least === range.from || most === range.to,
          },
        ]
      : []
  })
  // The upper end of one from 0 is its name: 25 of micrometers is 0-25.
  const isNamed = covered.some((range) => range.from === 0 && range.isUpperEnd)
  if (isNamed) return []
  return areScales(attribute) ? covered.filter((range) => range.from > 0) : covered
}

/**
 * The values of attributes whose range a measure lies in: a clamp of 16-25 mm is for 22 mm, DC6-36V for 10-30V. A
 * number without a unit lies in those of an axis.
 */
export function valuesCovering(attributes: readonly Attribute[], part: QueryPart): Named | null {
  const measure = measureOf(part)
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
