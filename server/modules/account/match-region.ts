/** A division of GB/T 2260. */
export type Region = { code: string; parent: string | null; title: string; level: number }

const COUNTY_LEVEL = 3
/** 市辖区, 县, 省直辖县级行政区划: levels that nobody writes in an address. */
const PSEUDO = /^(?:市辖区|县|(?:省|自治区)直辖县级行政区划)$/
const SUFFIX =
  /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|(?:[一-龥]{1,3}族)*自治[州县旗]|地区|街道|[省市区县州盟旗镇乡])$/

/** How a region is written; '' for a level nobody writes. */
export function regionTitle(region: Region | undefined): string {
  return region && !PSEUDO.test(region.title) ? region.title : ''
}

/** Spellings buyers use for a region, longest first: 浙江省, 浙江. */
function spellings({ title }: Region): string[] {
  const short = title.replace(SUFFIX, '')
  return short.length >= 2 && short !== title ? [title, short] : [title]
}

type Match = { path: Region[]; start: number; end: number }

/** First region named in a text; full names win over short ones, early matches over late. */
function find(text: string, regions: readonly Region[]): Match | null {
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

/** The listed region that follows at `from` in the text, ignoring blanks. */
function follow(text: string, from: number, regions: readonly Region[]): Match | null {
  const blanks = /^[\s,，/-]*/.exec(text.slice(from))?.[0].length ?? 0
  const rest = text.slice(from + blanks)
  const result = find(
    rest,
    regions.filter((one) => spellings(one).some((name) => rest.startsWith(name))),
  )
  if (result?.start !== 0) return null
  return { path: result.path, start: from + blanks, end: from + blanks + result.end }
}

/** Child regions, including the children of levels nobody writes. */
function below(parent: Region, regions: readonly Region[]): Region[] {
  return regions
    .filter((region) => region.parent === parent.code)
    .flatMap((region) => (regionTitle(region) ? [region] : below(region, regions)))
}

/** A region with its ancestors, from the province down. */
function lineage(region: Region, regions: readonly Region[]): Region[] {
  const parent = regions.find(({ code }) => code === region.parent)
  return parent ? [...lineage(parent, regions), region] : [region]
}

/** Possible starting levels of a text: a county alone must have a unique name. */
function starts(text: string, regions: readonly Region[]): Match | null {
  for (let level = 1; level < COUNTY_LEVEL; level += 1) {
    const named = regions.filter((region) => region.level === level && regionTitle(region))
    const result = find(text, named)
    if (result) return result
  }
  const counties = regions.filter(
    ({ level, title }) => level === COUNTY_LEVEL && text.includes(title),
  )
  const [county] = counties
  return county && counties.length === 1 ? find(text, [county]) : null
}

/** The region a text names, from the province down as far as it goes, and its position. */
export function matchRegion(text: string, regions: readonly Region[]): Match | null {
  let result = starts(text, regions)
  for (let at = result; at; ) {
    const last = at.path.at(-1)
    at = last ? follow(text, at.end, below(last, regions)) : null
    if (at && result) result = { path: at.path, start: result.start, end: at.end }
  }
  const last = result?.path.at(-1)
  return result && last ? { ...result, path: lineage(last, regions) } : null
}
