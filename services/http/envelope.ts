import * as z from 'zod/mini'
import { CODE } from '@/contract/constants'

const envelope = z.looseObject({
  code: z.optional(z.unknown()),
  msg: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
})
/** An envelope has one of these; a gateway's JSON has none. */
const MARKS = ['code', 'msg', 'data']
/** What hosts call success; others name no code at all. */
const SUCCESS: unknown[] = [CODE.ok, 200, null]
/** Code of a refusal that names none, or none of ours. */
const UNNAMED = -1

const MESSAGE_MAX = 200

export type EnvelopeContent = {
  /** The code, if any, is one of success; the HTTP status says the rest. */
  isOk: boolean
  hasData: boolean
  code: number
  /** The server's own message, when it is fit to show. */
  message: string | undefined
  data: unknown
}

/** A code as hosts write it, a number or text; null for none. */
function codeOf(written: unknown): number | null {
  if (written === undefined || written === null) return null
  return /^\d{1,9}$/.test(String(written)) ? Number(written) : UNNAMED
}

/** Opens the envelope of an answer; null when there is none. */
export function readEnvelope(body: unknown): EnvelopeContent | null {
  const parsed = envelope.safeParse(body)
  if (!parsed.success || !MARKS.some((mark) => mark in parsed.data)) return null
  const { msg, data } = parsed.data
  const code = codeOf(parsed.data.code)
  const isOk = SUCCESS.includes(code)
  const text = typeof msg === 'string' ? msg.trim().slice(0, MESSAGE_MAX) : ''
  return {
    isOk,
    hasData: data !== undefined,
    code: isOk ? UNNAMED : (code ?? UNNAMED),
    message: text || undefined,
    data,
  }
}
