/** A division of GB/T 2260. */
export type Region = { code: string; parent: string | null; title: string; level: number }

const CITY_LEVEL = 2
/** 市辖区, 县, 省直辖县级行政区划: levels that nobody means by these words. */
const PSEUDO = /^(?:市辖区|县|(?:省|自治区)直辖县级行政区划)$/
/** The same as they are copied from forms, before the county. */
const PSEUDO_WRITTEN = /^(?:市辖区|县(?=.{1,12}[县市]))/
const SUFFIX =
  /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|(?:[一-龥]{1,3}族)*自治[州县旗]|地区|街道|[省市区县州盟旗镇乡])$/
const BLANKS = /^[\s,，;；|/-]*/

/** How a region is written; '' for a level nobody writes. */
export function regionTitle(region: Region | undefined): string {
  return region && !PSEUDO.test(region.title) ? region.title : ''
}

/** Length of a county's code; towns in its place have longer ones. */
const COUNTY_CODE_LENGTH = 6

/** A region as buyers shorten it: 浙江 for 浙江省, 大理 for 大理白族自治州; '' when it is not shortened. */
function shortTitle({ title, code }: Region): string {
  // 雄关东路 is a road, whatever 雄关街道 may be.
  if (code.length > COUNTY_CODE_LENGTH) return ''
  // The nationalities of a name are written without separators: each is taken off in turn.
  let short = title.replace(SUFFIX, '')
  while (/.{2,}[一-龥]族$/.test(short)) short = short.replace(/[一-龥]{1,3}族$/, '')
  return short.length >= 2 && short !== title ? short : ''
}

/** Lists of regions by what `keyOf` says of each. */
function grouped<Key>(list: readonly Region[], keyOf: (region: Region) => Key) {
  const groups = new Map<Key, Region[]>()
  for (const region of list) {
    const key = keyOf(region)
    const group = groups.get(key)
    if (group) group.push(region)
    else groups.set(key, [region])
  }
  return groups
}

type Regions = {
  all: readonly Region[]
  childrenOf: (code: string) => readonly Region[]
}

function indexOf(all: readonly Region[]): Regions {
  const children = grouped(all, ({ parent }) => parent)
  return { all, childrenOf: (code) => children.get(code) ?? [] }
}

/** Child regions, including the children of levels nobody writes. */
function below(parent: Region, regions: Regions): Region[] {
  return regions
    .childrenOf(parent.code)
    .flatMap((region) => (regionTitle(region) ? [region] : below(region, regions)))
}

/** The last region a text names from a place on, and where its name ends. */
type Match = { region: Region; end: number }

/** Where the next name may begin: behind blanks, a repeated name, and words of forms. */
function placesAfter(text: string, { region, end }: Match): number[] {
  const skip = (from: number) => from + (BLANKS.exec(text.slice(from))?.[0].length ?? 0)
  const next = skip(end)
  const rest = text.slice(next)
  const places = [next]
  if (rest.startsWith(region.title)) places.push(skip(next + region.title.length))
  const word = PSEUDO_WRITTEN.exec(rest)?.[0]
  if (word) places.push(skip(next + word.length))
  return places
}

const furthest = (matches: readonly Match[]) =>
  matches.reduce<Match | null>((best, one) => (best && best.end >= one.end ? best : one), null)

/**
 * Counties of a region whose city is left out: `江苏省昆山市`. A short name counts when only one of
 * them has it.
 */
function grandchildren(region: Region, regions: Regions) {
  if (region.level >= CITY_LEVEL) return []
  const counties = below(region, regions).flatMap((city) => below(city, regions))
  const shorts = grouped(counties, shortTitle)
  return counties.map((county) => ({
    region: county,
    names:
      shorts.get(shortTitle(county))?.length === 1
        ? [county.title, shortTitle(county)]
        : [county.title],
  }))
}

/** Where a name ends that was written short, or with the kind the county had before: 永年县 for 永年区. */
function nameEnd(text: string, region: Region, end: number): number {
  const isShort = !text.slice(0, end).endsWith(region.title)
  return isShort && region.level > CITY_LEVEL && /[市区县]/.test(text.charAt(end)) ? end + 1 : end
}

/** Follows a name by the names of its parts, as far as the text goes. */
function follow(text: string, from: Match, regions: Regions): Match {
  const parts = [
    ...below(from.region, regions).map((region) => ({
      region,
      names: [region.title, shortTitle(region)],
    })),
    ...grandchildren(from.region, regions),
  ]
  const matches = placesAfter(text, from).flatMap((place) =>
    parts.flatMap(({ region, names }) =>
      names
        .filter((name) => name !== '' && text.startsWith(name, place))
        .map((name) =>
          follow(text, { region, end: nameEnd(text, region, place + name.length) }, regions),
        ),
    ),
  )
  return furthest(matches) ?? from
}

/** Names a text may begin with: any province or city, and counties whose name is the only one. */
function beginnings({ all }: Regions) {
  const counties = grouped(
    all.filter(({ level }) => level > CITY_LEVEL),
    ({ title }) => title,
  )
  return all
    .filter((region) => regionTitle(region))
    .flatMap((region) => {
      if (region.level <= CITY_LEVEL)
        return [region.title, shortTitle(region)].map((name) => ({ region, name }))
      return counties.get(region.title)?.length === 1 ? [{ region, name: region.title }] : []
    })
    .filter(({ name }) => name !== '')
}

/** A region with its ancestors, from the province down. */
function lineage(region: Region, all: readonly Region[]): Region[] {
  const parent = all.find(({ code }) => code === region.parent)
  return parent ? [...lineage(parent, all), region] : [region]
}

/**
 * The region a text names, from the province down as far as it goes, and where that stands in the
 * text. Of several readings the longest counts: 吉林市龙潭区 is no 吉林省.
 */
export function matchRegion(
  text: string,
  all: readonly Region[],
): { path: Region[]; start: number; end: number } | null {
  const regions = indexOf(all)
  const readings = beginnings(regions).flatMap(({ region, name }) => {
    const start = text.indexOf(name)
    if (start < 0) return []
    return [{ ...follow(text, { region, end: start + name.length }, regions), start }]
  })
  const [best] = readings.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  return best ? { path: lineage(best.region, all), start: best.start, end: best.end } : null
}
