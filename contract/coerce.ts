import { MS_FROM, SECONDS_FROM } from './timestamp-rules'

const NUMBER = /^[-+]?\d{1,16}(\.\d+)?$/
const TIME = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d(?:\.\d+)?))?)?(.*)$/
const ZONE = /^([+-]\d\d):?(\d\d)$/
const CHINA = '+08:00'
const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

function numberOf(given: unknown): number | undefined {
  if (typeof given === 'number') return given
  const text = typeof given === 'string' ? given.trim() : ''
  return NUMBER.test(text) ? Number(text) : undefined
}

/** Integers beyond what JSON keeps exact are refused: rounded, they are the id of something else. */
function textOf(given: unknown): string | undefined {
  const isExact = Number.isSafeInteger(given) || !Number.isInteger(given)
  return Number.isFinite(given) && isExact ? String(given) : undefined
}

function flagOf(given: unknown): boolean | undefined {
  const isPlain = typeof given === 'string' || typeof given === 'number'
  return isPlain ? FLAGS.get(String(given).trim().toLowerCase()) : undefined
}

/** A zone as ISO writes it; China's for none, because that is what a Chinese host means. */
function zoneOf(written: string): string {
  const zone = written.trim()
  return zone === '' ? CHINA : zone.replace(ZONE, '$1:$2')
}

function writtenTime(text: string): number {
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = ''] =
    TIME.exec(text) ?? []
  const two = (part: string) => part.padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  return Date.parse(`${date}T${two(hour)}:${minute}:${second}${zoneOf(zone)}`)
}

/** Epoch ms of seconds, milliseconds or a written time; undefined when it may be either or none. */
function timeOf(given: unknown): number | undefined {
  const number = numberOf(given)
  if (number !== undefined) {
    if (number < SECONDS_FROM) return undefined
    return Math.round(number < MS_FROM ? number * 1000 : number)
  }
  const time = typeof given === 'string' ? writtenTime(given.trim()) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const READERS: Partial<Record<string, (given: unknown) => unknown>> = {
  string: textOf,
  number: numberOf,
  boolean: flagOf,
  time: timeOf,
}

/** Whether a value can be read as what its schema expects; the value in canonical form. */
export function coerceValue(expected: string, given: unknown): unknown {
  return READERS[expected]?.(given)
}

/** The one of these values that is written like the given one: `"4"` for 4. */
export function coerceChoice(values: readonly unknown[], given: unknown): unknown {
  const isPlain = typeof given === 'string' || typeof given === 'number'
  return isPlain ? values.find((value) => String(value) === String(given).trim()) : undefined
}

/**
 * The whole answer of a call in canonical form: anything where none is expected, a bare list for a
 * page of one and the other way round, no content for a call that only confirms.
 */
export function coerceAnswer(expected: string, given: unknown): unknown {
  if (expected === 'null') return null
  if (expected === 'object' && Array.isArray(given)) {
    return { list: given, pageSize: Math.max(1, given.length) }
  }
  if (expected === 'object' && given === true) return {}
  const isPage = typeof given === 'object' && given !== null && 'list' in given
  return expected === 'array' && isPage ? given.list : coerceValue(expected, given)
}
