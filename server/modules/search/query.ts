import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { ATTRIBUTES_MAX } from '@/contract/constants'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { HttpError } from '@/server/kernel/http/http-error'
import { codeKey, fold } from '@/server/kernel/text/fold'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { emptyQuery } from './empty-query'
import { type ProductFilter, productConditions, type Query, readKeyword } from './filter'
import type { Lexicon } from './language/lexicon'
import { matchPinyin } from './language/match-pinyin'
import { correctSlips } from './language/match-slip'
import { wordsPart } from './language/parts'
import { partQuery } from './language/query'
import type { QueryPart } from './language/query-part'
import { oneEditVariants } from './language/typos'
import { isCount } from './language/units'
import { lexiconOf } from './lexicon'
import { matchedProducts } from './matched'
import { isOfSku, meaningOf, NO_MEANING } from './meaning/constraints'
import { shortName } from './short-name'

/** Parts of a keyword that are searched for; the others are named as left out. */
const PARTS_MAX = 16
/** Shorter keys are sizes and grades, not item numbers. */
const CODE_MIN = 4
const CODE_HITS_MAX = 200
/** The digits of an item number, as they are told by phone. */
const DIGITS = /^\d{6,}$/

/** Folded numbers as one array literal: they need no quoting, and a key has hundreds of edits. */
export function keyArray(keys: readonly string[]): SQL {
  return sql`${`{${keys.join(',')}}`}::text[]`
}

/**
 * SKUs by a current or former number, be they off sale or discontinued: who orders again by the number of
 * the mall is told so. Goods that others sell under the same model are not shown among those on sale.
 */
async function findByCode(db: Db, key: string): Promise<number[]> {
  const found = await numberedSkus(db, key)
  const offered = found.filter(({ isOffered, isItemNo }) => isOffered || isItemNo)
  return (offered.length > 0 ? offered : found).map(({ id }) => id)
}

type NumberedSku = { id: number; isOffered: boolean; isItemNo: boolean }

/** Separate queries: one `or` would scan. */
async function numberedSkus(db: Db, key: string): Promise<NumberedSku[]> {
  const byDigits = DIGITS.test(key)
    ? sql`union select id from skus where regexp_replace(item_no, '[^0-9]', '', 'g') = ${key}`
    : sql``
  const { rows } = await db.execute<NumberedSku>(sql`
    with found as (
      select id from skus where item_no = ${key} ${byDigits}
      union select id from skus where model_key = ${key}
      union select id from skus where old_nos @> array[${key}]::text[]
      limit ${CODE_HITS_MAX})
    select s.id, s.status in (1, 4) and p.status = 1 as "isOffered",
      ${key}::text in (s.item_no, regexp_replace(s.item_no, '[^0-9]', '', 'g')) as "isItemNo"
    from found join skus s on s.id = found.id join products p on p.id = s.product_id`)
  return rows
}

/** SKUs with a number at edit distance one from the key. */
async function findByTypo(db: Db, key: string): Promise<number[]> {
  const typos = keyArray(oneEditVariants(key))
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from skus where item_no = any(${typos})
    union select id from skus where model_key = any(${typos}) limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

/** SKUs whose number starts with the key. */
async function findByPrefix(db: Db, key: string): Promise<number[]> {
  const like = `${escapeLike(key)}%`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from skus where item_no like ${like}
    union select id from skus where model_key like ${like} limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

/** What is said twice asks for nothing more; but a number may be two sizes: 100mm 100mm. */
function withoutRepeats(parts: readonly QueryPart[]): QueryPart[] {
  const sameAs = (one: QueryPart) => (other: QueryPart) =>
    one.text === other.text &&
    one.attribute === other.attribute &&
    one.isExcluded === other.isExcluded
  const mayBeTwo = ({ text }: QueryPart) => /\d/.test(text) && !/\dx\d/.test(text)
  return parts.filter((one, at) => mayBeTwo(one) || parts.findIndex(sameAs(one)) === at)
}

/**
 * A character that is all of a query and no name of its own stands for the goods whose names end in it, 绳 for 钢丝绳:
 * they come before those that have it in a title or a value, 管 before 带管.
 */
function namedByEnding(parts: readonly QueryPart[], lexicon: Lexicon): readonly QueryPart[] {
  const [word] = parts
  const ending = shortName(word?.text ?? '')
  if (parts.length !== 1 || word?.kind !== 'word' || word.isExcluded || !ending) return parts
  const names = [...lexicon.categories.keys()].filter((name) => name.endsWith(ending))
  if (names.length === 0) return parts
  const { categoryIds, alternatives } = wordsPart(ending, names, lexicon)
  return [
    {
      ...word,
      kind: 'category',
      categoryIds,
      alternatives: [...word.alternatives, ...alternatives],
    },
  ]
}

function looksLikeCode(keyword: string, key: string): boolean {
  return key.length >= CODE_MIN && /\d/.test(key) && !/\p{Script=Han}/u.test(keyword)
}

async function hasHits(db: Db, catalog: CatalogMetadata, query: Query): Promise<boolean> {
  // A separate query: combined, the planner expects an early hit and scans the whole table.
  const { rows } = await db.execute<{ hit: number }>(sql`
    with found as materialized (select 1 as hit ${matchedProducts(catalog, query)})
    select hit from found limit 1`)
  return rows.length > 0
}

/** Leaves with goods that the words for goods, brands and standards in a query leave open. */
async function openLeaves(db: Db, catalog: CatalogMetadata, query: Query): Promise<number[]> {
  const words = query.parts.filter(({ kind }) => ['category', 'brand', 'standard'].includes(kind))
  const constraints = words.map((part) => ({
    part,
    leaves: new Map(),
    partly: new Map(),
    isDesignation: false,
    namesAll: false,
  }))
  const conditions = productConditions(catalog, {
    ...query,
    meaning: { ...NO_MEANING, constraints },
  })
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.category_id as id from products p where ${sql.join(conditions, sql` and `)}`)
  return rows.map(({ id }) => id)
}

/** Whether parts say what goods are asked for, by their name or by a standard. */
const nameGoods = (parts: readonly QueryPart[]) =>
  parts.some(({ kind }) => kind === 'category' || kind === 'standard')

/** Of all leaves those that the goods named leave open; of goods that nothing is at once, nuts and washers, either's. */
async function leavesAsked(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  everywhere: readonly number[],
): Promise<readonly number[]> {
  if (!nameGoods(query.parts)) return everywhere
  const open = await openLeaves(db, catalog, query)
  if (open.length > 0) return open
  const goods = query.parts.filter(({ kind, isExcluded }) => kind === 'category' && !isExcluded)
  const named = new Set(
    goods.flatMap(({ categoryIds }) => categoryIds).flatMap((id) => leavesOf(catalog, id)),
  )
  const either = everywhere.filter((leaf) => named.has(leaf))
  return either.length > 0 ? either : everywhere
}

/** Hundreds of leaves take up to 20 ms: each query has a turn of the event loop of its own, so that others have theirs. */
const oneATurn = pLimit(1)

/** Adds what the parts mean in the leaves they leave open; in all leaves when they name none. */
async function withMeaning(db: Db, catalog: CatalogMetadata, query: Query): Promise<Query> {
  const { categoryId } = query.filter
  const everywhere = categoryId ? leavesOf(catalog, categoryId) : [...catalog.attributes.keys()]
  const leaves = await leavesAsked(db, catalog, query, everywhere)
  const meaning = await oneATurn(async () => {
    await setImmediate()
    return meaningOf({ catalog, lexicon: lexiconOf(catalog) }, query.parts, leaves)
  })
  return { ...query, meaning }
}

/** Sizes are never left out, only counts of goods: 5 只. */
function isSize({ text, isExcluded }: QueryPart): boolean {
  return isExcluded === true || (/\d/.test(text) && !isCount(text))
}

async function isInText(db: Db, part: QueryPart, leafIds: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from products p where p.status = 1 and p.search @@ ${partQuery(part)}::tsquery
      and p.category_id = any(${intArray(leafIds)}) limit 1`)
  return rows.length > 0
}

/** Parts that name no value and stand in no product of the leaves left open. */
async function unknownParts(db: Db, query: Query): Promise<Set<QueryPart>> {
  const { constraints, leaves } = query.meaning
  const open = constraints.filter(
    (one) => !isOfSku(one) && ['word', 'spec'].includes(one.part.kind) && !isSize(one.part),
  )
  const unknown = new Set<QueryPart>()
  for (const { part } of open) {
    if (isCount(part.text)) {
      unknown.add(part)
      continue
    }
    if (!(await isInText(db, part, [...leaves.keys()]))) unknown.add(part)
  }
  return unknown
}

/**
 * The word that names the goods where no known name does: the only Chinese one at the head, as of
 * 雨衣 XXL, or the last right behind a code or with one other part alone, as of A4纸.
 */
function goodsWord({ parts, filter }: Query, lexicon: Lexicon): QueryPart | null {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length < 2 || nameGoods(parts) || filter.categoryId) return null
  const own = parts.find(({ text }) => lexicon.ownNames.has(text))
  if (own) return own
  // 18寸 is a size, not a word.
  const chinese = parts.filter(({ text }) => /^\P{Number}*\p{Script=Han}\P{Number}*$/u.test(text))
  const isAlone = chinese.length === 1 && /^\p{Script=Han}{2,}$/u.test(first.text)
  if (first.kind === 'word' && isAlone) return first
  const [, before = '', word = ''] =
    /^(.*?)(\p{Script=Han}+)$/u.exec(fold(filter.keyword ?? '')) ?? []
  if (last.kind !== 'word' || word !== last.text) return null
  return parts.length === 2 || /[a-z][\d.-]*$/.test(before) ? last : null
}

/** Such goods are those whose names end so, 标签纸 and 砂纸; else nothing is shown for the size alone. */
async function readAsGoods(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  { word, unknown }: { word: QueryPart; unknown: ReadonlySet<QueryPart> },
) {
  const lexicon = lexiconOf(catalog)
  const names = [...lexicon.categories.keys()].filter((name) => name.endsWith(word.text))
  const goods = wordsPart(word.text, names, lexicon)
  const parts = query.parts.map((part) => (part === word ? goods : part))
  const named = { ...(await withMeaning(db, catalog, { ...query, parts })), relaxed: true }
  if (names.length > 0 && (await hasHits(db, catalog, named))) return named
  const others = query.parts.filter((part) => !unknown.has(part))
  const leftOut = [...query.unknown, ...unknown]
  return { ...query, parts: others, unknown: leftOut, hasUnknownGoods: true }
}

/** Of more leaves, what stands beside an unknown number says nothing of the goods: 220V, 绿. */
const TELLING_LEAVES_MAX = 3

/** A maker's number, LC1D09, and no size with letters of the catalogue's labels, DN33. */
function isModel({ text, kind }: QueryPart, { sizeLetters }: Lexicon): boolean {
  const [, letters = ''] = /^([a-z]{2,})[a-z-]*\d.*\d/.exec(text) ?? []
  return kind === 'spec' && letters !== '' && !sizeLetters.has(letters)
}

/**
 * Where the only name of the goods is a maker's number that no goods have, nothing is shown for what stands beside it;
 * null where it is not so.
 */
async function readAsUnknownModel(db: Db, catalog: CatalogMetadata, query: Query) {
  if (nameGoods(query.parts) || query.filter.categoryId || query.parts.length < 2) return null
  const lexicon = lexiconOf(catalog)
  const { constraints } = query.meaning
  const model = constraints.find((one) => !isOfSku(one) && isModel(one.part, lexicon))?.part
  const sayValues = constraints.every((one) => one.part === model || isOfSku(one))
  if (!model || !sayValues || (await isInText(db, model, [...catalog.attributes.keys()])))
    return null
  const parts = query.parts.filter((part) => part !== model)
  const unknown = [...query.unknown, model]
  const others = await withMeaning(db, catalog, { ...query, parts, unknown })
  const says = others.meaning.leaves.size <= TELLING_LEAVES_MAX
  return says ? null : { ...others, hasUnknownGoods: true }
}

/** Corrects mistyped words, then leaves out those that still say nothing; null when all are known. */
async function readAsKnown(db: Db, catalog: CatalogMetadata, query: Query): Promise<Query | null> {
  const unknown = await unknownParts(db, query)
  if (unknown.size === 0) return null
  const lexicon = lexiconOf(catalog)
  const corrected = query.filter.literal
    ? null
    : correctSlips(
        query.parts,
        // 截止阀 is no slip for 逆止阀.
        (part) => unknown.has(part) && !lexicon.ownNames.has(part.text),
        lexicon,
      )
  if (corrected) {
    const byCorrected = await withMeaning(db, catalog, { ...query, parts: corrected })
    if (await hasHits(db, catalog, byCorrected)) return byCorrected
  }
  const goods = goodsWord(query, lexicon)
  if (goods && unknown.has(goods)) {
    return readAsGoods(db, catalog, query, { word: goods, unknown })
  }
  const parts = query.parts.filter((part) => !unknown.has(part))
  const leftOut = [...query.unknown, ...unknown]
  // Nothing at all is known: nothing is shown, and no word of it is said to be recognised.
  if (parts.length === 0) return { ...query, parts, unknown: leftOut, hasUnknownGoods: true }
  const known = await withMeaning(db, catalog, { ...query, parts, unknown: leftOut })
  return (await hasHits(db, catalog, known)) ? known : { ...known, relaxed: parts.length > 1 }
}

/** Exact numbers and prefixes: 6204-2RS also appears with makers' suffixes. */
async function readAsCode(db: Db, query: Query, key: string): Promise<Query | null> {
  const exactIds = await findByCode(db, key)
  if (exactIds.length === 0) return null
  const skuIds = [...new Set([...exactIds, ...(await findByPrefix(db, key))])]
  return { ...query, exactIds, skuIds }
}

/** The buyer's own code: the SKU chosen for it, before others that carry it as a number. */
async function readAsOwnCode(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Query | null> {
  const { ownSkuIds: own = [] } = query.filter
  if (own.length === 0) return null
  const skuIds = [...new Set([...own, ...(query.skuIds ?? [])])]
  const byOwn = { ...query, exactIds: own, skuIds, isOwnCode: true }
  return (await hasHits(db, catalog, byOwn)) ? byOwn : null
}

/** Reads Latin words as pinyin, if that finds products. */
async function readAsPinyin(db: Db, catalog: CatalogMetadata, query: Query) {
  const parts = matchPinyin(query.parts, lexiconOf(catalog))
  if (!parts) return null
  const byPinyin = await withMeaning(db, catalog, { ...query, parts })
  if (await hasHits(db, catalog, byPinyin)) return byPinyin
  // Three letters are too easily the initials of something: no reason to show it in place of all else.
  const isSpelt = query.parts.every(({ text }) => !/^[a-z]{1,3}$/.test(text))
  return parts.length > 1 && isSpelt ? { ...byPinyin, relaxed: true } : null
}

/**
 * Understands a keyword: the buyer's own code, an item number in any spelling, else words and
 * shorthand that one SKU must satisfy, on sale or else on request, else pinyin, else a mistyped number,
 * else (relaxed) as many of them as may be.
 */
export async function understand(
  db: Db,
  catalog: CatalogMetadata,
  filter: ProductFilter,
): Promise<Query> {
  if (Object.keys(filter.attributes ?? {}).length > ATTRIBUTES_MAX) {
    throw new HttpError('BAD_INPUT', `输入有误：最多按 ${ATTRIBUTES_MAX} 个参数筛选`)
  }
  const keyword = filter.keyword ?? ''
  const lexicon = lexiconOf(catalog)
  const read = withoutRepeats(readKeyword(catalog, keyword))
  const isOfOtherBrand = ({ text }: QueryPart) => lexicon.otherBrands.has(text)
  const parts = namedByEnding(
    read.filter((part) => !isOfOtherBrand(part)),
    lexicon,
  )
  const bare: Query = {
    ...emptyQuery(filter),
    parts: parts.slice(0, PARTS_MAX),
    unknown: [...read.filter(isOfOtherBrand), ...parts.slice(PARTS_MAX)],
  }
  if (keyword === '') return bare

  const key = codeKey(keyword)
  const isCode = looksLikeCode(keyword, key)
  const coded = isCode ? await readAsCode(db, bare, key) : null
  const numbered = (await readAsOwnCode(db, catalog, coded ?? bare)) ?? coded
  if (numbered) return numbered
  const query = await withMeaning(db, catalog, bare)
  if (query.parts.length > 0 && (await hasHits(db, catalog, query))) return query
  const onRequest = { ...query, hasOnRequest: true }
  const hasSizes = query.meaning.constraints.some((one) => isOfSku(one))
  if (hasSizes && (await hasHits(db, catalog, onRequest))) return onRequest
  const begun = isCode ? await findByPrefix(db, key) : []
  if (begun.length > 0) return { ...query, skuIds: begun }
  const byPinyin = await readAsPinyin(db, catalog, query)
  if (byPinyin) return byPinyin
  // 51110 P5 is a bearing in another precision, not 51110 P6 mistyped.
  const isSize = /\s/.test(keyword.trim()) && query.meaning.constraints.some((one) => isOfSku(one))
  const misspelt = isCode && !isSize ? await findByTypo(db, key) : []
  if (misspelt.length > 0) return { ...query, skuIds: misspelt, isNearNumber: true }
  // A query of punctuation finds nothing, rather than everything.
  if (query.parts.length === 0) return { ...query, skuIds: [] }
  const known = await readAsKnown(db, catalog, query)
  if (known) return known
  const unknownModel = await readAsUnknownModel(db, catalog, query)
  if (unknownModel) return unknownModel
  return { ...query, relaxed: query.parts.length > 1 }
}
