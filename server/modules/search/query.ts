import { ATTRIBUTES_MAX } from '@/contract/constants'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { codeKey } from '@/server/kernel/text/fold'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { emptyQuery } from './empty-query'
import { type ProductFilter, type Query, readKeyword } from './filter'
import { findByCode, findByPrefix, findByTypo } from './find-by-number'
import { withHeadGoods } from './head-goods'
import { matchPinyin } from './language/match-pinyin'
import { correctSounds } from './language/match-slip'
import { withoutOtherBrands } from './language/other-brands'
import { readPriceWords } from './language/price-words'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import { isOfSku } from './meaning/constraints'
import { namedByEnding } from './named-by-ending'
import { readAsKnown, readAsUnknownModel } from './read-as-known'
import { readAsNearSize } from './read-as-near-size'
import { readAsOtherGoods } from './read-as-other-goods'
import { hasHits, nameGoods, withMeaning } from './with-meaning'

/** Parts of a keyword that are searched for; the others are named as left out. */
const PARTS_MAX = 16

/** Shorter keys are sizes and grades, not item numbers. */
const CODE_MIN = 4

/** What is said twice asks for nothing more; but a number may be two sizes: 100mm 100mm. */
function withoutRepeats(parts: readonly QueryPart[]): QueryPart[] {
  const sameAs = (one: QueryPart) => (other: QueryPart) =>
    one.text === other.text &&
    one.attribute === other.attribute &&
    one.isExcluded === other.isExcluded
  const mayBeTwo = ({ text }: QueryPart) => /\d/.test(text) && !/\dx\d/.test(text)
  return parts.filter((one, at) => mayBeTwo(one) || parts.findIndex(sameAs(one)) === at)
}

function looksLikeCode(keyword: string, key: string): boolean {
  return key.length >= CODE_MIN && /\d/.test(key) && !/\p{Script=Han}/u.test(keyword)
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

/** Reads goods that only describe others, 法兰 of 法兰止回阀, as any words; null where none do. */
async function readAsHeadGoods(db: Db, catalog: CatalogMetadata, query: Query) {
  const parts = withHeadGoods(catalog, query.parts, query.filter.keyword ?? '')
  if (!parts) return null
  const byHead = await withMeaning(db, catalog, { ...query, parts })
  return { ...byHead, relaxed: !(await hasHits(db, catalog, byHead)) }
}

/** A price in the keyword's words becomes one of the filter, unless a price has been chosen. */
function withPriceWords(filter: ProductFilter) {
  const price = filter.literal ? null : readPriceWords(filter.keyword ?? '')
  if (!price) return { filter, priceText: '' }
  const { text, rest: keyword, priceMin, priceMax } = price
  const isChosen = filter.priceMin !== undefined || filter.priceMax !== undefined
  const bounds = {
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
  }
  return { filter: { ...filter, keyword, ...(!isChosen && bounds) }, priceText: text }
}

/**
 * Understands a keyword: the buyer's own code, an item number in any spelling, else words and
 * shorthand that one SKU must satisfy, on sale or else on request, else pinyin, else a mistyped number,
 * else (relaxed) as many of them as may be.
 */
export async function understand(
  db: Db,
  catalog: CatalogMetadata,
  asked: ProductFilter,
): Promise<Query> {
  const { filter, priceText } = withPriceWords(asked)
  if (Object.keys(filter.attributes ?? {}).length > ATTRIBUTES_MAX) {
    throw new HttpError('BAD_INPUT', `输入有误：最多按 ${ATTRIBUTES_MAX} 个参数筛选`)
  }
  const keyword = filter.keyword ?? ''
  const lexicon = lexiconOf(catalog)
  const { text, slips } = filter.literal
    ? { text: keyword, slips: null }
    : correctSounds(keyword, lexicon)
  const read = withoutRepeats(readKeyword(catalog, text)).map((part) => {
    const typed = slips?.get(part.text)
    return typed ? { ...part, typed } : part
  })
  const { makers, others } = withoutOtherBrands(read, lexicon)
  const parts = namedByEnding(others, lexicon)
  const bare: Query = {
    ...emptyQuery(filter),
    priceText,
    parts: parts.slice(0, PARTS_MAX),
    unknown: [...makers, ...parts.slice(PARTS_MAX)],
  }
  if (keyword === '') return bare

  const key = codeKey(keyword)
  const isCode = looksLikeCode(keyword, key)
  const coded = isCode ? await readAsCode(db, bare, key) : null
  const numbered = (await readAsOwnCode(db, catalog, coded ?? bare)) ?? coded
  if (numbered) return numbered
  const otherGoods = await readAsOtherGoods(db, catalog, bare)
  if (otherGoods) return otherGoods
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
  const asKnown = await readAsKnown(db, catalog, query)
  if (asKnown?.isAnswer) return asKnown.known
  const unknownModel = await readAsUnknownModel(db, catalog, query)
  if (unknownModel) return unknownModel
  const nearSize = await readAsNearSize(db, catalog, query)
  if (nearSize) return nearSize
  // No SKU has the sizes together: a washer has an M8 and a 33, and is no nearer to M8×33 than a screw M8×35.
  const isOpen = query.meaning.isNarrowed && !nameGoods(query.parts)
  const near = isOpen
    ? await withMeaning(db, catalog, query, { leavesWith: 'some' })
    : (asKnown?.known ?? query)
  const byHead = await readAsHeadGoods(db, catalog, near)
  return byHead ?? { ...near, relaxed: near.parts.length > 1 }
}
