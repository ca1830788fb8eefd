import { UNIT } from '@/server/kernel/text/measure'
import type { NumberRange } from './query-part'

const NUMBER = String.raw`\d+(?:\.\d+)?`
const OF_UNIT = String.raw`\s*(?:${UNIT})?`
const AT_MOST = '不超过|不大于|小于|低于|最大|≤|<=?'
const AT_LEAST = '不小于|不低于|大于|高于|超过|至少|≥|>=?'

/** 6~12mm, 10至20, 不超过12mm, ≥10, 10以上, 5kg以内. */
export const RANGE = [
  `(?<![a-z0-9.-])${NUMBER}${OF_UNIT}\\s*[~至到]\\s*${NUMBER}${OF_UNIT}(?![a-z0-9])`,
  `(?:${AT_MOST}|${AT_LEAST})\\s*${NUMBER}${OF_UNIT}(?![a-z0-9])`,
  `(?<![a-z0-9.-])${NUMBER}${OF_UNIT}\\s*(?:以上|以下|以内|起)`,
].join('|')

const PATTERN = new RegExp(
  `^(?<atMost>${AT_MOST})?(?<atLeast>${AT_LEAST})?\\s*(?<first>${NUMBER})\\s*(?<unit>${UNIT})?\\s*` +
    `(?:[~至到]\\s*(?<second>${NUMBER})\\s*(?<unitAfter>${UNIT})?)?(?<up>以上|起)?(?<down>以下|以内)?$`,
)

/** The bounds of a range, with its unit as typed. */
export function readRange(text: string): NumberRange {
  const { atMost, first, second, unit, unitAfter, down } = PATTERN.exec(text)?.groups ?? {}
  const bounds = { unit: unitAfter ?? unit ?? '' }
  if (second !== undefined) return { min: Number(first), max: Number(second), ...bounds }
  return atMost || down ? { max: Number(first), ...bounds } : { min: Number(first), ...bounds }
}
