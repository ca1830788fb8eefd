/** The database did not answer in time; it may still do what it was asked. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}

/** The answer, or DatabaseBusyError when it takes longer. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return answer
  return new Promise((resolve, reject) => {
    const seconds = ms / 1000
    const timer = setTimeout(
      () => reject(new DatabaseBusyError(`no answer of the database within ${seconds} s`)),
      ms,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A wait, ms, unless it is none: who has no time left asks no more of the database. */
export function requireTime(ms: number): number {
  if (ms > 0) return ms
  throw new DatabaseBusyError('the time of this request is spent')
}
