import { DatabaseBusyError } from './within'

/** Error codes of a connection that failed or was lost. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/**
 * SQLSTATEs: connection exceptions, a server that only reads, starting or stopping, no connection,
 * memory or disk left.
 */
const SQLSTATE = /^(08\w{3}|25006|57P0[123]|53\d{3}|58\d{3})$/
/** Error messages without a code from pg, its pool, PGlite and its worker. */
const TEXTS = [
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Connection terminated/,
  /^Client (was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^PGlite is (closed|closing)$/,
  /^database worker ended/,
]
/** A statement, a wait for a lock and an idle transaction that took too long (server/kernel/db/postgres.ts). */
const TOO_LONG = /^(57014|55P03|25P03)$/
/** Drivers wrap an error two or three times; a deeper chain is circular. */
const DEPTH_MAX = 8

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Whether a test holds for an error or for one it wraps. */
function holdsWithin(error: unknown, test: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false
  if (test(error)) return true
  const inner = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...inner].some((nested) => holdsWithin(nested, test, depth + 1))
}

/** The codes of an error and of those it wraps, SQLSTATEs and the system's, outermost first. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = []
  holdsWithin(error, (one) => {
    if (codeOf(one)) codes.push(codeOf(one))
    return false
  })
  return codes
}

/** Whether an error means that the database is unreachable, not that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  return holdsWithin(
    error,
    (one) =>
      SYSTEM.has(codeOf(one)) ||
      SQLSTATE.test(codeOf(one)) ||
      TEXTS.some((text) => text.test(one.message)),
  )
}

/** Whether the database answers, but not this in time: the caller may come back. */
export function isDatabaseBusy(error: unknown): boolean {
  return holdsWithin(error, (one) => one instanceof DatabaseBusyError || TOO_LONG.test(codeOf(one)))
}
