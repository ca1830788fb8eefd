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
/** SQLSTATEs: connection exceptions, server starting or stopping, too many connections. */
const SQLSTATE = /^(08\w{3}|57P0[123]|53300)$/
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
/** Drivers wrap an error two or three times; a deeper chain is circular. */
const DEPTH_MAX = 8

/** Whether an error means that the database is unreachable, not that a query is wrong. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false
  const code = 'code' in error ? String(error.code) : ''
  if (SYSTEM.has(code) || SQLSTATE.test(code)) return true
  if (TEXTS.some((text) => text.test(error.message))) return true
  const inner = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...inner].some((nested) => isDatabaseAway(nested, depth + 1))
}
