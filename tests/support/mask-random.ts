/** What is drawn by chance or counted by each database of its own: ids, numbers of papers, tokens. */
const RANDOM =
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b[A-Z]{1,2}\d{12,}\b|[\w-]{24,}|\buser_[\da-f]{8}\b|199[\d*]{8}|(?<=验证码 )\d{6}/g

const NOW_MS = 600_000

/** When something happened in this run, which the databases were asked for one after the other. */
const isNow = (value: unknown) => typeof value === 'number' && Math.abs(value - Date.now()) < NOW_MS

/** An answer without what differs between any two runs. */
export function maskRandom(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(RANDOM, '…')
  if (isNow(value)) return '…'
  if (Array.isArray(value)) return value.map(maskRandom)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskRandom(inner)]))
}
