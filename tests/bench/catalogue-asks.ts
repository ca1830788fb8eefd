import { NATIONWIDE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import type { Http } from '@/services/http/http'
import { questions } from '../api/search/evaluation/questions'

/** One call of the bench, and the kind of question it stands for. */
export type CatalogueAsk = { group: string; endpoint: Endpoint; input: Record<string, unknown> }

const COUNTS = { words: 80, numbers: 20, facets: 50, deep: 20, table: 30 }
/** Attributes chosen at once. */
const CHOSEN_FACETS = 3
/** The whole country, a province near the warehouses and one far from them. */
const AREAS = [NATIONWIDE, '31', '65']

/** `count` of them, evenly over the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor((at * list.length) / count)],
  ).filter((item) => item !== undefined)
}

const search = (group: string, input: CatalogueAsk['input']): CatalogueAsk => ({
  group,
  endpoint: searchProducts,
  input,
})

/** Words, shorthand, standards, pinyin of the public evaluation set. */
function worded(): CatalogueAsk[] {
  const texts = Object.values(questions).flatMap((group) =>
    group.flatMap((question) => ('q' in question ? [question.q] : [])),
  )
  return spread(texts, COUNTS.words).map((keyword) => search('words', { keyword }))
}

/** Item numbers and models as printed, and some with their last letter forgotten. */
async function numbered({ call }: Http, leaves: number[]): Promise<CatalogueAsk[]> {
  const asks: CatalogueAsk[] = []
  for (const categoryId of spread(leaves, COUNTS.numbers)) {
    const { list } = await call(getSkuTable, { categoryId, pageSize: 1 })
    const itemNo = list[0]?.itemNo ?? ''
    const keyword = asks.length % 4 === 0 ? itemNo.slice(0, -1) : itemNo
    asks.push(search('numbers', { keyword }))
  }
  return asks
}

/** A leaf with a value of three of its facets. */
async function faceted({ call }: Http, leaves: number[]): Promise<CatalogueAsk[]> {
  const asks: CatalogueAsk[] = []
  for (const categoryId of spread(leaves, COUNTS.facets)) {
    const { facets } = await call(searchProducts, { categoryId, pageSize: 1 })
    const chosen = facets.slice(0, CHOSEN_FACETS).map(({ id, values }) => {
      const [most] = [...values].sort((a, b) => b.count - a.count)
      return [String(id), { values: most ? [most.id] : [] }] as const
    })
    asks.push(search('facets', { categoryId, attributes: Object.fromEntries(chosen) }))
  }
  return asks
}

/** Top categories and broad words, far into the list and sorted in every way. */
function deep(tops: number[]): CatalogueAsk[] {
  const sorts = ['default', 'sales', 'priceAsc', 'newest', 'lead']
  return Array.from({ length: COUNTS.deep }, (_, at) =>
    search('deep', {
      categoryId: tops[at % tops.length],
      page: 20 + at * 10,
      sort: sorts[at % sorts.length],
    }),
  )
}

/** Spec tables of leaves, by price, by lead time and by their first attributes. */
async function tables({ call }: Http, leaves: number[]): Promise<CatalogueAsk[]> {
  const asks: CatalogueAsk[] = []
  for (const categoryId of spread(leaves, COUNTS.table)) {
    const { columns } = await call(getSkuTable, { categoryId, pageSize: 1 })
    const sorts = ['product', 'price', '-price', 'lead', String(columns[0]?.id ?? 'price')]
    const sort = sorts[asks.length % sorts.length]
    const page = 1 + (asks.length % 3) * 5
    asks.push({ group: 'table', endpoint: getSkuTable, input: { categoryId, sort, page } })
  }
  return asks
}

/** The 200 questions of `npm run bench -- --catalogue`, made from what the catalogue holds. */
export async function catalogueAsks(
  http: Http,
  { tops, leaves }: { tops: number[]; leaves: number[] },
): Promise<CatalogueAsk[]> {
  const asks = [
    ...worded(),
    ...(await numbered(http, leaves)),
    ...(await faceted(http, leaves)),
    ...deep(tops),
    ...(await tables(http, leaves)),
  ]
  return asks.map((ask, at) => ({
    ...ask,
    input: { ...ask.input, areaCode: [AREAS[at % AREAS.length] ?? NATIONWIDE] },
  }))
}
