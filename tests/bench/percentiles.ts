/** Median, 95th and 99th percentile, rounded to a tenth. */
export function percentiles(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => {
    const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
    return Math.round((sorted[index] ?? 0) * 10) / 10
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
