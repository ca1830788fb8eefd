import pino, { type DestinationStream } from 'pino'

/** Log of API events and errors. */
export type Log = {
  error(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** One JSON line per event, on stdout; never contains tokens or passwords. */
export function createLog(level: string, out?: DestinationStream): Log {
  const redact = ['*.authorization', '*.password', '*.refreshToken']
  return pino({ level, base: null, redact }, out)
}
