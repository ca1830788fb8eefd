import { type Units, vocabulary } from '@/catalogue/port'
import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'

type Unit = { dimension: string; factor: number }

/** The units of the lexicon, by their folded names. */
function index({ measures, others, counters, inWords, same }: Units) {
  const known = new Map<string, Unit>(
    Object.entries(measures).flatMap(([dimension, units]) =>
      Object.entries(units).map(([name, factor]) => [fold(name), { dimension, factor }] as const),
    ),
  )
  const names = [...Object.values(measures).flatMap((units) => Object.keys(units)), ...others]
  const beginning = new Set(inWords.map(fold))
  const marks = [...new Set([...names, ...counters].map(fold))].sort((a, b) => b.length - a.length)
  return {
    known,
    /** Units as they are shown: kw is kW. */
    shown: new Map(names.map((name) => [fold(name), name])),
    same: new Map(Object.entries(same).map(([name, other]) => [fold(name), fold(other)])),
    marks: new Set(marks),
    /** Matches a unit, the longest first. */
    pattern: marks
      .map((name) => escapePattern(name) + (beginning.has(name) ? '(?!\\p{Script=Han})' : ''))
      .join('|'),
    counted: new RegExp(`^\\d+\\s*(?:${counters.map(escapePattern).join('|')})$`),
  }
}

const indexOf = oncePer(index)
const indexed = () => indexOf(vocabulary().units)

/** Pattern of the units that mark a number, folded; for patterns with the flag `u`. */
export function unitPattern(): string {
  return indexed().pattern
}

/** The units of letters alone, folded: kw, but not m3/min. */
export function latinUnits(): string[] {
  return [...indexed().marks].filter((mark) => /^[a-z]+$/.test(mark))
}

/** Whether a folded word is a unit or a counter. */
export function isUnit(word: string): boolean {
  return indexed().marks.has(word)
}

/** Whether a folded word goes on after a Chinese unit: 孔用挡圈. */
export function beginsWithUnit(word: string): boolean {
  return [...indexed().marks].some(
    (mark) =>
      /\p{Script=Han}/u.test(mark) && word.startsWith(mark) && word.length > mark.length + 1,
  )
}

/** Whether a text is a number of goods: 5只. */
export function isCount(text: string): boolean {
  return indexed().counted.test(text)
}

/** A unit as it is compared: `mm²` and 平方 are one spelling each of their dimension, 码, 号 and 目 of one. */
function unitOf(name: string): Unit {
  const { known, same } = indexed()
  const folded = fold(name)
  const other = same.get(folded)
  return known.get(folded) ?? (other ? unitOf(other) : { dimension: folded, factor: 1 })
}

/** Whether it is a unit of measure, and no counter such as 码 or 号. */
export function isMeasure(unit: string): boolean {
  return indexed().known.has(fold(unit))
}

/** A number in another unit of its dimension, or null when it has none: 1.5 m is 1500 mm. */
export function inUnit(num: number, from: string, to: string): number | null {
  // The T of saw blades is 齿, though a t alone is a ton; 公斤 of gauges are kgf/cm².
  const meant = indexed().same.get(fold(from))
  if (meant === fold(to)) return num
  const [written, target] = [unitOf(from), unitOf(to)]
  const source = meant && written.dimension !== target.dimension ? unitOf(meant) : written
  if (source.dimension !== target.dimension) return null
  return (num * source.factor) / target.factor
}

/** A folded unit as it is usually written: kw is kW; unknown ones in capitals, as letters of sizes are. */
export function unitName(folded: string): string {
  return indexed().shown.get(folded) ?? folded.toUpperCase()
}
