import type { Missing } from './search-calls'

/** What a SKU lacks, as a list and a quick order say it. */
export function missingText({ wanted, nearest }: Missing): string {
  return nearest.length > 0 ? `无 ${wanted}，最接近 ${nearest.join(' / ')}` : `无 ${wanted}`
}
