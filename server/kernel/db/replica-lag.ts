/**
 * How far a replica is behind, without a word of its clock: the primary's positions in its log are
 * remembered with the time they were asked at, and what the replica has replayed is looked up there.
 */
export function createLagClock(keptMs: number) {
  let samples: { at: number; position: bigint }[] = []
  return {
    /** By the time `at`, ms, the primary had written so far. */
    note(at: number, position: bigint): void {
      samples = [...samples.filter((one) => at - one.at <= keptMs), { at, position }]
    },
    /** The time up to which a replica has all changes, ms; nothing is known of one far behind. */
    replayedUntil(position: bigint): number {
      const replayed = samples.filter((one) => one.position <= position)
      return Math.max(Number.NEGATIVE_INFINITY, ...replayed.map(({ at }) => at))
    },
  }
}
