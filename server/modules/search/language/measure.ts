import { vocabulary } from '@/catalogue/port'
import { fold, plainNumber, specKey } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import { unitPattern } from './units'

/**
 * Pattern of a number with its unit; the unit marks a number, it does not identify the attribute.
 * After a space a unit stands alone: `1 A型` is no current. Behind a Chinese unit the next size may follow: 3芯2.5平方.
 */
export function measurePattern(): string {
  const unit = unitPattern()
  return String.raw`\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:(?:${unit})|\s+(?:${unit})(?=\s|$))(?:(?<=\p{Script=Han})|(?![a-z0-9/+]))`
}

/** Inches: `1/2"`, `1-1/4寸`, `3/4`, and eighths as plumbers write them, `4分`. */
export const INCH = String.raw`(?:[1-3]-)?\d\/[248](?!\d)(?:\s*(?:"|''|英寸|寸))?|\d+\s*(?:"|''|英寸|寸)|[1-6]分(?![钟之])`

const QUARTERS: Record<string, string> = { '25': '1/4', '5': '1/2', '75': '3/4' }

/** Inches as the labels have them: 1.5寸 is 1-1/2寸, 2寸半 is 2-1/2寸, 1 1/2寸 is 1-1/2寸, 吋 is 寸. */
export function writeOutInches(text: string): string {
  return text
    .replace(/英?吋/g, '寸')
    .replace(/([1-9])寸半/g, '$1-1/2寸')
    .replace(
      /(?<![\d./-])(\d)\.(25|5|75)(?=\s*(?:"|''|英寸|寸))/g,
      (_all, whole: string, part: string) => `${whole === '0' ? '' : `${whole}-`}${QUARTERS[part]}`,
    )
    .replace(/(?<![\d./-])([1-3]) (?=\d\/[248](?!\d)\s*(?:"|英寸|寸))/g, '$1-')
}

const DIGITS = '零一二三四五六七八九十'

/** The number of a Chinese digit: 四 is 4, 两 is 2. */
export const spokenDigit = (digit: string) => (digit === '两' ? 2 : DIGITS.indexOf(digit))

const spokenMetres = oncePer(
  () => new RegExp(`(?<![\\d.])(\\d+)米(\\d)(?!\\s*(?:${unitPattern()})|[a-z\\d./-])`, 'gu'),
)

/** Sizes as they are spoken, in figures: 四分 is 4分, 1米2 is 1.2米. */
export function writeOutSpoken(text: string): string {
  return text
    .replace(
      /(?<!\p{Script=Han})([一二两三四五六])分(?![钟之])/gu,
      (_all, eighths: string) => `${spokenDigit(eighths)}分`,
    )
    .replace(spokenMetres(vocabulary().units), '$1.$2米')
}

/** A size in inches as it may be labelled: by itself, as a nominal bore, as a length in mm. */
export function inchNames(written: string): { size: string; bore?: string; length?: string } {
  const { eighths, bores, lengths } = vocabulary().units
  const size = eighths[written] ?? written
  const [bore, length] = [bores[size], lengths[size]]
  return { size, ...(bore && { bore: fold(bore) }), ...(length && { length }) }
}

function known(...keys: (string | undefined)[]): string[][] {
  return [...new Set(keys)].flatMap((key) => (key ? [[key]] : []))
}

/** A size in inches: as written, as a nominal bore, as a length in mm. */
export function readInch(written: string): string[][] {
  const { size, bore, length } = inchNames(written.replace(/\s*(?:"|''|英寸|寸)$/, ''))
  const plain = Number(size) > 9 ? size : undefined
  return known(`${size}"`, bore, length, plain)
}

/** A number with a unit: as on labels, bare or with the unit. */
export function readMeasure(written: string): string[][] {
  const [, number = written, unit = ''] = /^([\d.-]+)\s*(.*)$/.exec(written) ?? []
  const letters = /^[a-z]+$/.test(unit) ? `${number}${unit}` : undefined
  const isVolts = unit === 'v' || unit === '伏'
  const volts = isVolts ? [`ac${number}v`, `dc${number}v`] : []
  // Gauges are labelled by range and searched by its upper end: 1.6 MPa is 0-1.6.
  const span = number.includes('-') ? undefined : `0-${number}`
  return known(specKey(number), plainNumber(number), letters, span, ...volts)
}
