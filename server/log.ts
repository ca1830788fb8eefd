import pino, { type DestinationStream } from 'pino'
import type { Log } from './app'

/** One JSON line an event, on stdout; tokens and passwords never get into one. */
export function createLog(level: string, out?: DestinationStream): Log {
  const redact = ['*.authorization', '*.password', '*.refreshToken']
  return pino({ level, base: null, redact }, out)
}
