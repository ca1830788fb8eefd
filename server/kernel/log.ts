import pino, { type DestinationStream } from 'pino'
import { loggedError } from './logged-error'

/** Log of API events and errors. */
export type Log = {
  error(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** One JSON line per event, on stdout; never tokens, passwords or values of a statement. */
export function createLog(level: string, out?: DestinationStream): Log {
  const redact = ['*.authorization', '*.password', '*.refreshToken']
  const serializers = { err: (error: unknown) => loggedError(error) }
  return pino({ level, base: null, redact, serializers }, out)
}
