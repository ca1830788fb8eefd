import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { fold } from '@/server/kernel/text/fold'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Query } from './filter'
import type { Lexicon } from './language/lexicon'
import { correctSlips } from './language/match-slip'
import { isOtherGoods } from './language/other-goods'
import { wordsPart } from './language/parts'
import { partQuery } from './language/query'
import type { QueryPart } from './language/query-part'
import { isCount } from './language/units'
import { lastWordOf } from './last-word'
import { lexiconOf } from './lexicon'
import { isOfSku } from './meaning/constraints'
import { namedByEnding } from './named-by-ending'
import { readAsGoodsOfWord } from './read-as-goods-of-word'
import { hasHits, nameGoods, withMeaning } from './with-meaning'

/** Sizes are never left out, only counts of goods, 5 只, and makers called like one, 3M. */
function isSize(part: QueryPart, asked: Asked): boolean {
  const { text, isExcluded } = part
  return (
    isExcluded === true || (/\d/.test(text) && !isCounted(text, asked) && !isMaker(part, asked))
  )
}

/** What the leaves asked measure: the units of their axes, and whether any has a length. `first` stands before the goods. */
type Asked = {
  lexicon: Lexicon
  units: ReadonlySet<string>
  isLong: boolean
  first: QueryPart | undefined
}

/** A maker called like a length, before the goods or where nothing has one: 3M双面胶带, 3M口罩, but not 安全绳 3m. */
const isMaker = (part: QueryPart, { lexicon, isLong, first }: Asked) =>
  lexicon.otherBrands.has(part.text) && (!isLong || part === first)

/** A number of goods, where none of the leaves has an attribute of that unit: 87块 are a set of gauge blocks. */
function isCounted(text: string, { units }: Asked): boolean {
  return isCount(text) && !units.has(text.replace(/^\d+\s*/, ''))
}

async function isInText(db: Db, part: QueryPart, leafIds: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from products p where p.status = 1 and p.search @@ ${partQuery(part)}::tsquery
      and p.category_id = any(${intArray(leafIds)}) limit 1`)
  return rows.length > 0
}

/** Parts that name no value and stand in no product of the leaves left open. */
async function unknownParts(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Set<QueryPart>> {
  const { constraints, leaves } = query.meaning
  const attributes = [...leaves.keys()].flatMap((id) => catalog.attributes.get(id) ?? [])
  // What is in a pack, 1000个, is none of its sizes.
  const axes = attributes.filter(({ axis }) => axis)
  const isLong = attributes.some(({ unit }) => ['m', 'cm', 'mm'].includes(unit))
  const units = new Set(axes.map(({ unit }) => fold(unit)))
  const [first, ...others] = query.parts
  const before = nameGoods(others) ? first : undefined
  const asked = { lexicon: lexiconOf(catalog), units, isLong, first: before }
  const open = constraints.filter(
    (one) => !isOfSku(one) && ['word', 'spec'].includes(one.part.kind) && !isSize(one.part, asked),
  )
  const unknown = new Set<QueryPart>()
  for (const { part } of open) {
    // A number that is no size says nothing, whatever text has it.
    const isNumber = /\d/.test(part.text)
    if (isNumber || !(await isInText(db, part, [...leaves.keys()]))) unknown.add(part)
  }
  return unknown
}

/**
 * The word that names the goods where no known name does: the only Chinese one at the head, as of
 * 雨衣 XXL, or the last right behind a code or with one other part alone, as of A4纸.
 */
function goodsWord({ parts, filter }: Query): QueryPart | null {
  const [first, last] = [parts[0], parts.at(-1)]
  // The letters of SC70×100 name cylinders; the A of A4 names nothing.
  const isNamed =
    nameGoods(parts) || parts.some((one) => /\dx\d/.test(one.text) && one.categoryIds.length > 0)
  if (!first || !last || parts.length < 2 || isNamed || filter.categoryId) return null
  // 18寸 is a size, not a word.
  const chinese = parts.filter(({ text }) => /^\P{Number}*\p{Script=Han}\P{Number}*$/u.test(text))
  const isAlone = chinese.length === 1 && /^\p{Script=Han}{2,}$/u.test(first.text)
  if (first.kind === 'word' && isAlone) return first
  const { before, last: word } = lastWordOf(filter.keyword)
  if (last.kind !== 'word' || !word.endsWith(last.text)) return null
  if (parts.length === 2) return last
  return word === last.text && /[a-z][\d.-]*$/.test(before) ? last : null
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

/** `isAnswer`: it finds something, or says why it does not. */
type Known = { known: Query; isAnswer: boolean }

const answer = (known: Query): Known => ({ known, isAnswer: true })

/** Corrects mistyped words, then leaves out those that still say nothing; null when all are known. */
export async function readAsKnown(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Known | null> {
  const unknown = await unknownParts(db, catalog, query)
  if (unknown.size === 0) return null
  const lexicon = lexiconOf(catalog)
  const corrected = query.filter.literal
    ? null
    : correctSlips(
        query.parts,
        // 截止阀 is no slip for 逆止阀.
        (part) => unknown.has(part) && !isOtherGoods(part.text, lexicon),
        lexicon,
      )
  if (corrected) {
    const byCorrected = await withMeaning(db, catalog, { ...query, parts: corrected })
    if (await hasHits(db, catalog, byCorrected)) return answer(byCorrected)
  }
  const near = await readAsGoodsOfWord(db, catalog, query, unknown)
  if (near) return answer(near)
  const goods = goodsWord(query)
  if (goods && unknown.has(goods)) {
    return answer(await readAsGoods(db, catalog, query, { word: goods, unknown }))
  }
  const parts = namedByEnding(
    query.parts.filter((part) => !unknown.has(part)),
    lexicon,
  )
  const leftOut = [...query.unknown, ...unknown]
  // Nothing at all is known: nothing is shown, and no word of it is said to be recognised.
  if (parts.length === 0) {
    return answer({ ...query, parts, unknown: leftOut, hasUnknownGoods: true })
  }
  const known = await withMeaning(db, catalog, { ...query, parts, unknown: leftOut })
  if (await hasHits(db, catalog, known)) return answer(known)
  const relaxed = parts.length > 1
  return { known: { ...known, relaxed }, isAnswer: relaxed }
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
export async function readAsUnknownModel(db: Db, catalog: CatalogMetadata, query: Query) {
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
