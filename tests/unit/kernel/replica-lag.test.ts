import { describe, expect, it } from 'vitest'
import { createLagClock } from '@/server/kernel/db/replica-lag'

const KEPT_MS = 5000
const UNKNOWN = Number.NEGATIVE_INFINITY

describe('the lag of a replica', () => {
  it('nothing is known before the primary has been asked', () => {
    expect(createLagClock(KEPT_MS).replayedUntil(100n)).toBe(UNKNOWN)
  })

  it('a replica has all changes up to the last position that it has replayed', () => {
    const clock = createLagClock(KEPT_MS)
    clock.note(1000, 10n)
    clock.note(2000, 20n)
    clock.note(3000, 30n)
    expect([9n, 10n, 19n, 25n, 30n, 31n].map(clock.replayedUntil)).toEqual([
      UNKNOWN,
      1000,
      1000,
      2000,
      3000,
      3000,
    ])
  })

  it('a replica of a primary at rest is never behind', () => {
    const clock = createLagClock(KEPT_MS)
    for (let at = 0; at <= 60_000; at += 1000) clock.note(at, 10n)
    expect(clock.replayedUntil(10n)).toBe(60_000)
  })

  it('one that stands still falls behind, and out of what is remembered', () => {
    const clock = createLagClock(KEPT_MS)
    for (let at = 0; at <= 5000; at += 1000) clock.note(at, BigInt(at))
    expect(clock.replayedUntil(0n)).toBe(0)
    clock.note(6000, 6000n)
    expect(clock.replayedUntil(0n)).toBe(UNKNOWN)
  })
})
