import { fold } from '@/server/kernel/text/fold'
import type { Attribute } from '@/server/modules/catalog/metadata'
import type { NumberRange } from '../language/query-part'
import { inUnit } from '../language/units'
import { valuesLabelled } from './leaf-values'
import { labelSlot } from './reading'
import type { Wanted } from './wanted'

function inRange(num: number | null, { min = -Infinity, max = Infinity }: NumberRange): boolean {
  return num !== null && num >= min && num <= max
}

/** Whether a label begins with the letters of a range: M8 of M6以上, not the pitch 8. */
const hasLetters = (label: string, { letters = '' }: NumberRange) =>
  letters === '' || new RegExp(`^${letters}\\d`).test(fold(label))

/**
 * A range as a value of its own, as gauges have it: 0~1.6 MPa; else as the values inside it, of the
 * first attribute with its unit.
 */
export function rangeWanted(attributes: readonly Attribute[], range: NumberRange): Wanted[] | null {
  const [whole] = valuesLabelled(attributes, labelSlot(`${range.min}-${range.max}`))
  if (whole) return [whole]
  for (const attribute of attributes) {
    const toOwn = (bound: number | undefined) =>
      bound === undefined || range.unit === '' ? bound : inUnit(bound, range.unit, attribute.unit)
    const [min, max] = [toOwn(range.min), toOwn(range.max)]
    if (min === null || max === null || attribute.type !== 'number') continue
    const own = { ...(min !== undefined && { min }), ...(max !== undefined && { max }), unit: '' }
    const inside = attribute.values.filter(
      ({ num, label }) => inRange(num, own) && hasLetters(label, range),
    )
    if (inside.length > 0)
      return [{ attributeId: attribute.id, valueIds: inside.map(({ id }) => id) }]
  }
  return null
}
