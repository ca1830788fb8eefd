import type * as z from 'zod/mini'

/**
 * Authorization: none, the client credential, a token if there is one, or a signed-in user. An operator's
 * token opens the calls of contract/operations and nothing else.
 */
export type Auth = 'none' | 'basic' | 'bearer' | 'user' | 'operator'

export type Schema = z.ZodMiniType

/** One call of the product API, as the client, the server and OpenAPI use it. */
export type Endpoint<I extends Schema = Schema, O extends Schema = Schema> = {
  /** Name of the call in the specification. */
  name: string
  method: 'GET' | 'POST'
  path: `/api/${string}`
  auth: Auth
  /**
   * One of the specification's calls (SPEC section 7): every host has them. Any other call is
   * extra, and `contract/without.ts` must say what the mall does on a host that lacks it.
   */
  core?: true
  summary: string
  /** JSON body of a POST; GET calls have none. */
  input: I
  /** Inputs of this form travel in the query string, with nothing in the body; all others never do. */
  query?: z.ZodMiniObject
  /**
   * The envelope's `data` in canonical form, which our own API sends; services/http/read-answer.ts
   * reads other forms too. Objects are loose, and what a host may leave out has a default.
   */
  output: O
  /** What `null` means where it is not an empty list. */
  empty?: unknown
  /** Its lists hold independent records: a reader leaves out those it cannot understand. */
  records?: true
  /**
   * `form`: the input is a form with a file. `beacon`: JSON that may come as plain text and without
   * the site header, as browsers send it across origins on their way out.
   */
  takes?: 'form' | 'beacon'
  /** The answer is a file instead of an envelope; refusals are envelopes all the same. */
  answers?: 'file'
  /** Requires an Idempotency-Key header: repeated with the same key, it takes effect once. */
  idempotent?: true
  /** Timeout when the default is too short, ms; of the core calls only for the one that sends a file. */
  timeoutMs?: number
  /** Always sent to the mall's own origin, whatever the API host (empty base URL in the spec). */
  sameOrigin?: boolean
  /** The mall's own concern: answered by the mall's process, whatever the API host. */
  own?: true
}

export type Input<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.output<E['output']>

/** Declares a call; an identity function that preserves the types of its schemas and `auth`. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call
}

/**
 * A call whose schemas are loaded when it is made: a page is read before it makes a call, and most of what
 * a schema weighs is for answers. Its name and path are what screens know it by.
 */
export type DeferredEndpoint<I extends Schema = Schema, O extends Schema = Schema> = Pick<
  Endpoint,
  'name' | 'path'
> & {
  load: () => Promise<Endpoint<I, O>>
  /** The call once it has been loaded. */
  loaded: () => Endpoint<I, O> | null
}

/** A call of the contract, with its schemas or without them. */
export type Callable<I extends Schema = Schema, O extends Schema = Schema> =
  | Endpoint<I, O>
  | DeferredEndpoint<I, O>

/** Declares a deferred call: `file` loads the module that declares it; the compiler compares name and path. */
export function deferred<M extends { [N in K]: Endpoint }, K extends string>(
  file: () => Promise<M>,
  name: K,
  path: M[K]['path'],
): DeferredEndpoint<M[K]['input'], M[K]['output']> {
  let call: M[K] | null = null
  async function load() {
    call = (await file())[name]
    return call
  }
  return { name, path, load, loaded: () => call }
}

/** A call with its schemas; null while they are not loaded. */
export function readyEndpoint<I extends Schema, O extends Schema>(
  call: Callable<I, O>,
): Endpoint<I, O> | null {
  return 'load' in call ? call.loaded() : call
}

/** A call with its schemas. */
export async function loadEndpoint<I extends Schema, O extends Schema>(
  call: Callable<I, O>,
): Promise<Endpoint<I, O>> {
  return 'load' in call ? call.load() : call
}
