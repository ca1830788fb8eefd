import { vocabulary } from '@/catalogue/port'
import { oncePer } from '@/server/kernel/text/once-per'
import type { NumberRange } from './query-part'
import { unitPattern } from './units'

/** A folded label that is a range, with its kind and its unit, where it has them: 12-20, dc6-36v. */
export const RANGE_LABEL = /^(ac|dc|)(\d[\d.]*)-(\d[\d.]*)([a-z]*)$/

const NUMBER = String.raw`\d+(?:\.\d+)?`
/** Below zero too, as temperatures are. */
const SIGNED = `-?${NUMBER}`
const AT_MOST = '不超过|不大于|小于|低于|最大|≤|<=?'
const AT_LEAST = '不小于|不低于|大于|高于|超过|至少|≥|>=?'

const patternsOf = oncePer(() => {
  const unit = unitPattern()
  const ofUnit = String.raw`\s*(?:${unit})?`
  const letters = '(?:m|dn|st)'
  return {
    /** 6~12mm, 10至20, -40~60℃, 不超过12mm, ≥10, 10以上, 5kg以内, M8以上, DN25~DN50. */
    anywhere: [
      `(?<![a-z0-9.-])${letters}?${SIGNED}${ofUnit}\\s*[~至到]\\s*${letters}?${SIGNED}${ofUnit}(?![a-z0-9])`,
      `(?:${AT_MOST}|${AT_LEAST})\\s*${letters}?${NUMBER}${ofUnit}(?![a-z0-9])`,
      `(?<![a-z0-9.-])${letters}?${NUMBER}${ofUnit}\\s*(?:以上|以下|以内|起)`,
    ].join('|'),
    whole: new RegExp(
      `^(?<atMost>${AT_MOST})?(?<atLeast>${AT_LEAST})?\\s*(?<letters>${letters})?(?<first>${SIGNED})\\s*(?<unit>${unit})?\\s*` +
        `(?:[~至到]\\s*${letters}?(?<second>${SIGNED})\\s*(?<unitAfter>${unit})?)?(?<up>以上|起)?(?<down>以下|以内)?$`,
      'u',
    ),
  }
})

/** Pattern of a range, folded; for patterns with the flag `u`. */
export function rangePattern(): string {
  return patternsOf(vocabulary().units).anywhere
}

/** The bounds of a range, with its unit as typed. */
export function readRange(text: string): NumberRange {
  const { whole } = patternsOf(vocabulary().units)
  const { atMost, letters, first, second, unit, unitAfter, down } = whole.exec(text)?.groups ?? {}
  const bounds = { unit: unitAfter ?? unit ?? '', ...(letters && { letters }) }
  if (second !== undefined) return { min: Number(first), max: Number(second), ...bounds }
  return atMost || down ? { max: Number(first), ...bounds } : { min: Number(first), ...bounds }
}
