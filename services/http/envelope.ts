import * as z from 'zod/mini'

const envelope = z.looseObject({ code: z.int(), msg: z.optional(z.unknown()), data: z.unknown() })

const MESSAGE_MAX = 200

export type EnvelopeContent = {
  code: number
  /** The server's own words, when there are any that can be shown. */
  message: string | undefined
  data: unknown
}

/** Opens the envelope every answer comes in; null when it is none. */
export function readEnvelope(body: unknown): EnvelopeContent | null {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return null
  const { code, msg, data } = parsed.data
  const text = typeof msg === 'string' ? msg.trim().slice(0, MESSAGE_MAX) : ''
  return { code, message: text || undefined, data }
}
