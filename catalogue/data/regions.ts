import divisions from './regions.json'

export type Region = { code: string; parent: string | null; title: string; level: number }
type Division = { code: string; title: string; children: Division[] }

const LEVELS = { province: 1, city: 2, county: 3 } as const

/** Reads one `[code, title, children]` of the file; TypeScript sees it as a loose array. */
function divisionOf(entry: unknown): Division {
  if (!Array.isArray(entry)) throw new Error('regions.json: an entry is not an array')
  const [code, title, children]: unknown[] = entry
  if (typeof code !== 'string' || typeof title !== 'string' || !Array.isArray(children))
    throw new Error(`regions.json: bad entry ${String(code)}`)
  return { code, title, children: children.map(divisionOf) }
}

function flatten(division: Division, parent: string | null, level: number): Region[] {
  const own = { code: division.code, parent, title: division.title, level }
  return [own, ...division.children.flatMap((c) => flatten(c, division.code, level + 1))]
}

/** GB/T 2260 divisions of 2023-06-30, provinces to counties; Hong Kong, Macao, Taiwan as provinces. */
export const regions: Region[] = divisions.flatMap((entry) =>
  flatten(divisionOf(entry), null, LEVELS.province),
)

/** Codes of the 34 provinces. */
export const provinceCodes: string[] = regions
  .filter((region) => region.level === LEVELS.province)
  .map((region) => region.code)

const titles = new Map(regions.map((region) => [region.code, region.title]))

/** Short name of a province: 31 is 上海, 65 is 新疆. */
export function provinceName(code: string): string {
  const title = titles.get(code) ?? code
  return title.replace(/(特别行政区|壮族|回族|维吾尔|自治区|省|市)/g, '')
}
