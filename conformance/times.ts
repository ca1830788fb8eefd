import type { Times } from './verdict'

/** Median and 95th percentile, by nearest rank; null without times. */
export function timesOf(times: readonly number[]): Times | null {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), count: sorted.length }
}
