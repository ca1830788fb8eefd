import { fold } from '@/server/kernel/text/fold'
import type { Attribute } from '@/server/modules/catalog/metadata'
import type { NumberRange } from '../language/query-part'
import { inUnit } from '../language/units'
import { valuesLabelled } from './leaf-values'
import { labelSlot, literalSlot } from './reading'
import type { Wanted } from './wanted'

function inRange(num: number | null, { min = -Infinity, max = Infinity }: NumberRange): boolean {
  return num !== null && num >= min && num <= max
}

/** Whether a label begins with the letters of a range: M8 of M6以上, not the pitch 8. */
const hasLetters = (label: string, { letters = '' }: NumberRange) =>
  letters === '' || new RegExp(`^${letters}\\d`).test(fold(label))

/** 0-1.6 of a gauge is another range than 0-2, and no value inside it; 20-100Nm is what 100Nm以上 asks for. */
const isOtherRange = (label: string, { min, max }: NumberRange) =>
  min !== undefined && max !== undefined && /\d\s*[-~]\s*-?\d/.test(label)

/** What a range wants of a leaf, and how well that fits it. */
type RangeWanted = { wanted: Wanted[]; fit: number }

/**
 * A range as a value of its own, as gauges have it: 0~1.6 MPa; else as the values inside it, of the first attribute
 * with its unit, or the first axis where it has none; of those that the query names, any.
 */
export function rangeWanted(
  attributes: readonly Attribute[],
  range: NumberRange,
  isNamed: boolean,
): RangeWanted | null {
  const { min: from, max: to, unit, letters } = range
  // Labels below zero have another sign: 0-100, -40~60.
  const labels = [literalSlot(`${from}-${to}${unit}`), labelSlot(`${from}~${to}`)]
  const [whole] = labels.flatMap((slot) => valuesLabelled(attributes, slot))
  if (whole) return { wanted: [whole], fit: whole.fit }
  for (const attribute of attributes) {
    const toOwn = (bound: number | undefined) =>
      bound === undefined || unit === '' ? bound : inUnit(bound, unit, attribute.unit)
    const [min, max] = [toOwn(from), toOwn(to)]
    if (min === null || max === null || attribute.type !== 'number') continue
    if (!attribute.axis && unit === '' && !letters && !isNamed) continue
    const own = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), unit: '' }
    const inside = attribute.values.filter(
      ({ num, label }) =>
        inRange(num, own) && hasLetters(label, range) && !isOtherRange(label, range),
    )
    if (inside.length > 0)
      return {
        wanted: [{ attributeId: attribute.id, valueIds: inside.map(({ id }) => id) }],
        fit: 1,
      }
  }
  return null
}
