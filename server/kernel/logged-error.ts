/** Drivers wrap an error two or three times; a deeper chain is circular. */
const DEPTH_MAX = 8
const MESSAGE_MAX = 500
/** Where Drizzle's message goes on with the values of the statement. */
const PARAMS = /\nparams:[\s\S]*/
/** SQLSTATEs of wrong data, whose messages quote it: invalid input syntax for type date: "…". */
const DATA_EXCEPTION = /^22\w{3}$/
const QUOTED = /"[^"]*"/g

type LoggedError = {
  type: string
  code?: string
  message: string
  /** Lines of the stack, without the message at its head. */
  stack: string[]
  cause?: LoggedError
}

function messageOf({ message }: Error, code: string): string {
  const bare = message.replace(PARAMS, '').slice(0, MESSAGE_MAX)
  return DATA_EXCEPTION.test(code) ? bare.replace(QUOTED, '"…"') : bare
}

/**
 * What of an error a log may hold: kind, code, message and place. Never the values of a statement,
 * nor the `detail` a database adds: they are phone numbers, names and addresses (RELIABILITY P20).
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] }
  const code = 'code' in error ? String(error.code) : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code && { code }),
    message: messageOf(error, code),
    stack: frames.map((line) => line.trim()),
    ...(error.cause instanceof Error &&
      depth < DEPTH_MAX && { cause: loggedError(error.cause, depth + 1) }),
  }
}
