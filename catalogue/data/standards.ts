/** Foreign names of a national standard, so that `DIN933` finds GB/T 5783 goods. */
const EQUIVALENTS: Record<string, string[]> = {
  'GB/T 5782-2016': ['ISO 4014', 'DIN 931'],
  'GB/T 5783-2016': ['ISO 4017', 'DIN 933'],
  'GB/T 5780-2016': ['ISO 4016'],
  'GB/T 6172.1-2016': ['ISO 4035', 'DIN 439'],
}

/** National standards with their foreign equivalents. */
export function withEquivalents(standards: string[]): string[] {
  return standards.flatMap((standard) => [standard, ...(EQUIVALENTS[standard] ?? [])])
}

/** `GB/T 5783-2016` without its year, as titles write it. */
export function withoutYear(standard: string): string {
  return standard.replace(/-(19|20)\d\d$/, '')
}

/** The number of a standard as models carry it: `GB/T 5783-2016` gives 5783, `70.1` stays. */
export function standardNumber(standard: string): string | null {
  return /\d+(?:\.\d+)?/.exec(standard)?.[0] ?? null
}
