/** A division of GB/T 2260. */
export type Region = { code: string; parent: string | null; title: string; level: number }

const COUNTY_LEVEL = 3
/** 市辖区, 县, 省直辖县级行政区划: rungs of the ladder that nobody writes. */
const PSEUDO = /^(?:市辖区|县|(?:省|自治区)直辖县级行政区划)$/
const SUFFIX =
  /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|(?:[一-龥]{1,3}族)*自治[州县旗]|地区|街道|[省市区县州盟旗镇乡])$/

/** How a region is written; '' for a rung nobody writes. */
export function regionTitle(region: Region | undefined): string {
  return region && !PSEUDO.test(region.title) ? region.title : ''
}

/** The ways buyers write a region, the longest first: 浙江省, 浙江. */
function spellings({ title }: Region): string[] {
  const short = title.replace(SUFFIX, '')
  return short.length >= 2 && short !== title ? [title, short] : [title]
}

type Found = { path: Region[]; start: number; end: number }

/** Where a text names a region; whole names go before short ones, early ones before late. */
function find(text: string, regions: readonly Region[]): Found | null {
  const hits = regions.flatMap((region) =>
    spellings(region).flatMap((name) => {
      const start = text.indexOf(name)
      const isWhole = name === region.title
      return start < 0 ? [] : [{ path: [region], start, end: start + name.length, isWhole }]
    }),
  )
  return (
    hits.sort(
      (a, b) => Number(b.isWhole) - Number(a.isWhole) || a.start - b.start || b.end - a.end,
    )[0] ?? null
  )
}

/** What of a list of regions the text goes on with after `from`, blanks aside. */
function follow(text: string, from: number, regions: readonly Region[]): Found | null {
  const blanks = /^[\s,，/-]*/.exec(text.slice(from))?.[0].length ?? 0
  const rest = text.slice(from + blanks)
  const found = find(
    rest,
    regions.filter((one) => spellings(one).some((name) => rest.startsWith(name))),
  )
  if (found?.start !== 0) return null
  return { path: found.path, start: from + blanks, end: from + blanks + found.end }
}

/** The regions below one, those below rungs nobody writes counted in. */
function below(parent: Region, regions: readonly Region[]): Region[] {
  return regions
    .filter((region) => region.parent === parent.code)
    .flatMap((region) => (regionTitle(region) ? [region] : below(region, regions)))
}

/** A region with all it lies in, from the province on. */
function lineage(region: Region, regions: readonly Region[]): Region[] {
  const parent = regions.find(({ code }) => code === region.parent)
  return parent ? [...lineage(parent, regions), region] : [region]
}

/** The levels a text may begin at: a county alone must be the only one of its name. */
function starts(text: string, regions: readonly Region[]): Found | null {
  for (let level = 1; level < COUNTY_LEVEL; level += 1) {
    const named = regions.filter((region) => region.level === level && regionTitle(region))
    const found = find(text, named)
    if (found) return found
  }
  const counties = regions.filter(
    ({ level, title }) => level === COUNTY_LEVEL && text.includes(title),
  )
  const [county] = counties
  return county && counties.length === 1 ? find(text, [county]) : null
}

/** The region a text names, from the province down as far as it goes, and where it says so. */
export function matchRegion(text: string, regions: readonly Region[]): Found | null {
  let found = starts(text, regions)
  for (let at = found; at; ) {
    const last = at.path.at(-1)
    at = last ? follow(text, at.end, below(last, regions)) : null
    if (at && found) found = { path: at.path, start: found.start, end: at.end }
  }
  const last = found?.path.at(-1)
  return found && last ? { ...found, path: lineage(last, regions) } : null
}
