/** Told of what has failed in a job: it is logged, and the job goes on. */
export type Fail = (error: unknown) => void

/** Acts on one item after the other; one that fails is told, and keeps no other back. */
export async function eachAlone<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  fail: Fail,
): Promise<void> {
  for (const item of items) {
    try {
      await act(item)
    } catch (error) {
      fail(error)
    }
  }
}
