/** The embedded database did not answer in time; it may still do what it was asked. */
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
