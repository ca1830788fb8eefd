import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { HttpError } from '@/server/kernel/http/http-error'

/** Header that injects a fault into one call. */
export const FAULT_HEADER = 'x-fault'

export type Refusal = {
  kind: 'refuse'
  status: number
  code: number
  msg: string
  retryAfter: number | null
}

/** Ending of a call: normal, a false answer, or an incomplete one. */
export type Ending =
  | Refusal
  | { kind: 'cut'; bytes: number }
  | { kind: 'pass' | 'hang' | 'reset' | 'html' | 'badjson' | 'empty' | 'shape' }

/** Faults of a call: a delay, then an ending. */
export type FaultPlan = { delayMs: number; ending: Ending }

const DELAY_MAX_MS = 600_000
const CUT_MAX = 10_000_000
const RETRY_MAX_S = 86_400

/** Faults with an integer argument, and its bounds. */
const NUMBERS = {
  status: [200, 599],
  code: [1, 999_999],
  delay: [0, DELAY_MAX_MS],
  cut: [0, CUT_MAX],
  'retry-after': [0, RETRY_MAX_S],
} as const
const ENDINGS = ['hang', 'reset', 'html', 'badjson', 'empty', 'shape'] as const
const REFUSING = ['status', 'code', 'msg', 'retry-after']
const KNOWN = [...Object.keys(NUMBERS), ...ENDINGS, 'msg']

function complain(what: string): never {
  throw new HttpError('BAD_INPUT', `${FAULT_HEADER}: ${what}`)
}

function splitWords(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const word of text.split(';').map((part) => part.trim())) {
    const at = word.indexOf('=')
    if (at === -1) words.set(word, '')
    else words.set(word.slice(0, at).trim(), word.slice(at + 1).trim())
  }
  words.delete('')
  return words
}

function numberOf(words: Map<string, string>, name: keyof typeof NUMBERS): number | null {
  const text = words.get(name)
  if (text === undefined) return null
  const [min, max] = NUMBERS[name]
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value >= min && value <= max) return value
  return complain(`${name}=${text} must be a whole number from ${min} to ${max}`)
}

function messageOf(words: Map<string, string>): string {
  const text = words.get('msg') ?? ''
  try {
    return decodeURIComponent(text)
  } catch {
    return complain(`msg=${text} is not URL-encoded`)
  }
}

function refusalOf(words: Map<string, string>): Refusal {
  const status = numberOf(words, 'status')
  const code = numberOf(words, 'code')
  const retryAfter = numberOf(words, 'retry-after')
  if (status === null && code === null && retryAfter === null) complain('msg needs status or code')
  const usual = retryAfter === null ? 503 : 429
  return {
    kind: 'refuse',
    status: status ?? usual,
    code: code ?? ENVELOPE_CODE.serverError,
    msg: messageOf(words),
    retryAfter,
  }
}

function endingOf(words: Map<string, string>): Ending {
  const refuses = REFUSING.some((name) => words.has(name))
  const flags = ENDINGS.filter((name) => words.has(name))
  const bytes = numberOf(words, 'cut')
  const wanted = flags.length + Number(refuses) + Number(bytes !== null)
  if (wanted > 1) complain(`${[...words.keys()].join(', ')} cannot be combined`)
  if (refuses) return refusalOf(words)
  if (bytes !== null) return { kind: 'cut', bytes }
  return { kind: flags[0] ?? 'pass' }
}

/** Parses `delay=500; status=503`. Throws BAD_INPUT naming the part it cannot read. */
export function parseFault(text: string): FaultPlan {
  const words = splitWords(text)
  const unknown = [...words.keys()].filter((name) => !KNOWN.includes(name))
  if (unknown.length > 0) {
    complain(`unknown ${unknown.map((name) => `"${name}"`).join(', ')}; known: ${KNOWN.join(', ')}`)
  }
  return { delayMs: numberOf(words, 'delay') ?? 0, ending: endingOf(words) }
}
