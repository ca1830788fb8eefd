import type { Writable } from 'node:stream'

/**
 * Lets the mall outlive whoever reads its output. Unhandled, the broken pipe becomes an uncaught
 * exception, which Next writes to the same pipe, without end.
 */
export function outliveLogReader(streams: readonly Writable[]): void {
  for (const stream of streams) stream.on('error', () => {})
}
