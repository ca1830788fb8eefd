import pino from 'pino'
import type { Log } from './app'

/** One JSON line an event on stdout; tokens and passwords never get into one. */
export function createLog(level: string): Log {
  return pino({ level, base: null, redact: ['*.authorization', '*.password', '*.refreshToken'] })
}
