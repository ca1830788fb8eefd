import { hostname } from 'node:os'
import pino, { type DestinationStream } from 'pino'
import { loggedError } from './logged-error'

/** Log of API events and errors. */
export type Log = {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

type Settings = {
  LOG_LEVEL: string
  /** Name of this process among many; the machine's by default. */
  INSTANCE_NAME?: string | undefined
}

/** One JSON line per event, on stdout; never tokens, passwords or values of a statement. */
export function createLog(
  { LOG_LEVEL: level, INSTANCE_NAME: instance = hostname() }: Settings,
  out?: DestinationStream,
): Log {
  const redact = ['*.authorization', '*.password', '*.refreshToken']
  const serializers = { err: (error: unknown) => loggedError(error) }
  return pino({ level, base: { pid: process.pid, instance }, redact, serializers }, out)
}
