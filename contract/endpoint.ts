import * as z from 'zod/mini'

/** Who may call: nobody's token, the client credential, a token when there is one, or a signed-in user. */
export type Auth = 'none' | 'basic' | 'bearer' | 'user'

export type Schema = z.ZodMiniType

/** One call of the product API: everything the client, the server and OpenAPI know about it. */
export type Endpoint<I extends Schema = Schema, O extends Schema = Schema> = {
  /** The specification's own name of the call. */
  name: string
  method: 'GET' | 'POST'
  path: `/api/${string}`
  auth: Auth
  summary: string
  /** JSON body of a POST; GET calls take none. */
  input: I
  /** The envelope's `data`. Objects are loose: another host may send more. */
  output: O
  /** A form with a file instead of a JSON body. */
  takes?: 'form'
  /** A file instead of the envelope; a refusal is an envelope all the same. */
  answers?: 'file'
  /** Needs an Idempotency-Key header: sent again with the same key, it is done once. */
  idempotent?: true
  /** When the usual limit is too short, ms. */
  timeoutMs?: number
  /** Sent to the mall's own origin whatever the API host (empty base URL in the specification). */
  sameOrigin?: boolean
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/** Declares a call; the identity function that lets TypeScript infer its schemas. */
export function endpoint<I extends Schema, O extends Schema>(call: Endpoint<I, O>): Endpoint<I, O> {
  return call
}

/** Calls without a payload. */
export const nothing = z.optional(z.looseObject({}))
