import { standardKey } from '@/server/kernel/text/fold'
import { differenceOf } from '@/server/modules/catalog/standards'
import type { QueryPart } from './language/query-part'
import type { Constraint } from './meaning/constraints'
import { partLabel } from './missing'

/** What goods of a neighbouring standard differ in; '' for goods of the standard itself. */
export function differenceIn({ kind, text }: QueryPart): string {
  return kind === 'standard' ? (differenceOf(standardKey(text) ?? '') ?? '') : ''
}

/** A standard that the goods of another stand in for, with what differs: GB/T 5785（细牙螺纹）. */
export function standingIn({ part }: Constraint): string[] {
  const difference = differenceIn(part)
  return difference ? [`${partLabel(part.text)}（${difference}）`] : []
}
