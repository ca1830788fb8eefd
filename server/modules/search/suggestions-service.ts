import { sql } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { getSearchSuggestions } from '@/contract/search/suggestion-calls'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { codeKey, fold, standardKey } from '@/server/kernel/text/fold'
import { cachePerArea } from '@/server/modules/area/cache-per-area'
import { soldTo } from '@/server/modules/area/sold-to'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import { type Catalog, type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { countBy, type ProductCounts } from '@/server/modules/catalog/product-counts'
import { equivalentNames } from '@/server/modules/catalog/standards'
import { withdrawnText } from '@/server/modules/product/sale-state'
import { skusById } from '@/server/modules/product/sku-repository'
import { skusOfBuyerCode } from './buyer-codes'
import type { Query } from './filter'
import { namesWith, readAsGoodsBeingTyped } from './goods-being-typed'
import { leavesNamedAs } from './language/foreign'
import { pinyinTips } from './language/match-pinyin'
import { correctedWord } from './language/match-slip'
import { lexiconOf } from './lexicon'
import { understand } from './query'
import { findHits } from './search-repository'
import { sizesBeginning } from './size-completion'

const CATEGORIES_MAX = 5
const TERMS_MAX = 5
const BRANDS_MAX = 3
const PRODUCTS_MAX = 4
/** Products of which the first in stock are suggested. */
const PRODUCTS_RANKED = 24
const CODE_MIN = 3
/** Numbers looked up: some of their products are not sold in the area. */
const CODES_MAX = 60

type Deps = {
  /** May be some seconds behind. */
  db: Db
  /** Has the buyers' own codes as they are now. */
  ownDb: Db
  catalog: Catalog
  productCounts: ProductCounts
  now: () => number
}
export type SuggestionsInput = ParsedInput<typeof getSearchSuggestions>
export type Suggestions = Output<typeof getSearchSuggestions>

/** Words of goods that contain the input or are called so abroad, then those that sound or look like it. */
function wordsFor(catalog: CatalogMetadata, typed: string): string[] {
  const lexicon = lexiconOf(catalog)
  const foreign = leavesNamedAs(typed, lexicon)
  const containing = namesWith(typed, lexicon).sort(
    (a, b) => a.indexOf(typed) - b.indexOf(typed) || a.length - b.length,
  )
  const corrected = containing.length > 0 ? null : correctedWord(typed, lexicon)
  const spoken = pinyinTips(typed, lexicon)
  return [...containing, ...foreign, ...spoken, ...(corrected ? [corrected] : [])]
}

/** Categories that words name, those named first before the larger ones, with their products. */
function categoriesOf(
  catalog: CatalogMetadata,
  words: readonly string[],
  counts: ReadonlyMap<number, number>,
): Suggestions['categories'] {
  const { categories, goods } = lexiconOf(catalog)
  const named = words.flatMap((word) => [word, ...(goods.get(word) ?? [])])
  const ids = [...new Set(named.flatMap((word) => categories.get(word) ?? []))]
  return ids
    .map((id) => ({
      id,
      name: catalog.categories.get(id)?.name ?? '',
      count: leavesOf(catalog, id).reduce((sum, leaf) => sum + (counts.get(leaf) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .slice(0, CATEGORIES_MAX)
}

function brandsOf(catalog: CatalogMetadata, typed: string, counts: ReadonlyMap<number, number>) {
  return [...catalog.brands.values()]
    .filter(({ id, name, latin }) => {
      const isNamed = fold(name).includes(typed) || fold(latin).startsWith(typed)
      return isNamed && counts.has(id)
    })
    .slice(0, BRANDS_MAX)
    .map(({ id, name }) => ({ id, name }))
}

/** Item numbers and models with this prefix, each in index order: one `or` would sort them all. */
async function numbersBeginning(db: Db, typed: string, areaCode: string[]): Promise<string[]> {
  const key = codeKey(typed)
  if (key.length < CODE_MIN || !/\d/.test(key)) return []
  const like = `${key}%`
  const sold = sql.join([sql`s.status = 1`, sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const { rows } = await db.execute<{ tip: string }>(sql`
    select distinct tip from (
      (select item_no as tip, product_id, status from skus where item_no like ${like}
        order by item_no using ~<~ limit ${CODES_MAX})
      union all
      (select model, product_id, status from skus where model_key like ${like}
        order by model_key using ~<~ limit ${CODES_MAX})
    ) s join products p on p.id = s.product_id where ${sold} order by tip limit ${TERMS_MAX}`)
  return rows.map(({ tip }) => tip)
}

/** Standards of goods on sale, those of most goods first, with what other bodies call them: DIN 933 of GB/T 5783. */
async function standardsSold(db: Db, areaCode: string[]): Promise<string[]> {
  const sold = sql.join([sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const { rows } = await db.execute<{ name: string }>(sql`
    select named.name from products p, unnest(p.standards) as named(name)
    where ${sold} group by 1 order by count(*) desc, 1`)
  return [...new Set(rows.flatMap(({ name }) => [name, ...equivalentNames(name)]))]
}

/** Standards whose number begins as typed: `gb57`, `din 9`. */
function standardsBeginning(standards: readonly string[], typed: string): string[] {
  const letters = typed.replace(/[\s/-]/g, '').replace(/^(gb|jb|hg)t/, '$1')
  if (!/^[a-z]{2,4}\d/.test(letters)) return []
  return standards.filter((name) => standardKey(name)?.startsWith(letters))
}

/** Sizes of a keyword's last word that exist and are sold: `M8*3` may become M8×30. */
async function sizesSold(
  db: Db,
  catalog: CatalogMetadata,
  { typed, areaCode }: { typed: string; areaCode: string[] },
): Promise<string[]> {
  const sizes = sizesBeginning(catalog, typed)
  if (sizes.length === 0) return []
  const sold = sql.join([sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const options = sizes.map(({ valueIds }, at) => sql`(${at}::int, ${intArray(valueIds)})`)
  const { rows } = await db.execute<{ at: number }>(sql`
    select size.at from (values ${sql.join(options, sql`, `)}) as size(at, ids)
    where exists (select 1 from skus s join products p on p.id = s.product_id
      where s.values @> size.ids and s.status = 1 and ${sold})
    order by size.at`)
  return [...new Set(rows.flatMap(({ at }) => sizes[at]?.label ?? []))].slice(0, TERMS_MAX)
}

/** Suggestions for what is being typed: goods, sizes and numbers, brands, products. */
export function createSuggestions({ db, ownDb, catalog: catalogOf, productCounts, now }: Deps) {
  const standards = cachePerArea(now, (areaCode) => standardsSold(db, areaCode))

  async function termsOf(catalog: CatalogMetadata, typed: string, areaCode: string[]) {
    const found = [
      ...standardsBeginning(await standards(areaCode), typed),
      ...(await sizesSold(db, catalog, { typed, areaCode })),
      ...(await numbersBeginning(db, typed, areaCode)),
    ]
    return [...new Set(found)].slice(0, TERMS_MAX)
  }

  /** DIN9 is the beginning of DIN 933, and no drill of 9 mm. */
  async function isStandardBeingTyped(
    { parts, skuIds }: Query,
    areaCode: string[],
  ): Promise<boolean> {
    const [part, ...others] = parts
    // A number of goods or a buyer's own code is what it is.
    if (skuIds || !part || part.kind === 'standard' || others.length > 0) return false
    return standardsBeginning(await standards(areaCode), part.text).length > 0
  }

  async function productsOf(
    catalog: CatalogMetadata,
    input: SuggestionsInput,
    userId: string | null,
  ): Promise<Suggestions['products']> {
    const ownSkuIds = await skusOfBuyerCode(ownDb, userId, input.keyword)
    const beingTyped =
      ownSkuIds.length === 0 ? await readAsGoodsBeingTyped(db, catalog, input) : null
    const query = beingTyped ?? (await understand(db, catalog, { ...input, ownSkuIds }))
    if (query.relaxed || (await isStandardBeingTyped(query, input.areaCode))) return []
    const first = PRODUCTS_RANKED
    const page = { sort: 'default', page: 1, pageSize: PRODUCTS_MAX, first } as const
    const hits = await findHits(db, catalog, query, page)
    const skus = await skusById(
      db,
      hits.map(({ sku_id }) => sku_id),
    )
    return hits.flatMap(({ id, title, drawing, sku_id, product_status }) => {
      const sku = skus.get(sku_id)
      if (!sku) return []
      const { spec, price, unit, dims } = sku
      const image = smallDrawingUrl(drawing, dims)
      const withdrawn = withdrawnText(sku, { status: product_status })
      return [{ productId: id, skuId: sku_id, title, spec, image, price, unit, withdrawn }]
    })
  }

  return async (input: SuggestionsInput, userId: string | null): Promise<Suggestions> => {
    const catalog = await catalogOf()
    const typed = fold(input.keyword)
    const goods = await productCounts(input.areaCode)
    // At once: the database answers for the terms while the keyword is understood.
    const [terms, products] = await Promise.all([
      termsOf(catalog, typed, input.areaCode),
      productsOf(catalog, input, userId),
    ])
    return {
      categories: categoriesOf(catalog, wordsFor(catalog, typed), countBy(goods, 'leaf')),
      terms,
      brands: brandsOf(catalog, typed, countBy(goods, 'brand')),
      products,
    }
  }
}
