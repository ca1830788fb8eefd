import { chinaMinute } from '@/contract/china-clock'

/** One row a line, its cells two spaces apart; `empty` when there is none. */
export function rowsOf<T>(
  list: readonly T[],
  cellsOf: (row: T) => readonly (string | number)[],
  empty: string,
): string {
  const lines = list.map((row) =>
    cellsOf(row)
      .filter((cell) => cell !== '')
      .join('  '),
  )
  return lines.join('\n') || empty
}

/** A time as operators read it, in China. */
export const shownTime = (timestamp: number | null): string =>
  timestamp === null ? '' : chinaMinute(timestamp)
