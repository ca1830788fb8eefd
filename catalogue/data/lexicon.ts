import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { number, text } from '@/catalogue/reader/schema'
import { once } from './once'

const names = z.array(text).min(1)
const meanings = z.record(z.string(), z.array(z.string()).min(1))
const foreign = z.strictObject({ en: names, de: names })
const series = z.strictObject({
  /** The number, with `{name}` for a number and `{name:2}` for one of two digits. */
  written: text,
  goods: text,
  /** Attribute -> maker's code -> value; '' where the code says nothing of the goods sold. */
  codes: z.record(text, z.record(z.string(), z.string())).optional(),
  /** Values that the letters alone stand for. */
  says: z.array(text).optional(),
})

const texts = z.array(text).min(1)
const written = z.record(text, text)
const units = z.strictObject({
  /** Dimension -> its units, with the number of the first one in each. */
  measures: z.record(text, z.record(text, number)),
  /** Units that are compared with themselves alone. */
  others: z.array(texts).transform((rows) => rows.flat()),
  /** Counters of goods. */
  counters: z.array(texts).transform((rows) => rows.flat()),
  /** Units that begin other words. */
  inWords: texts,
  /** Unit -> one of labels that means the same. */
  same: written,
  /** Eighths of an inch; inches -> nominal bore, and length in mm. */
  eighths: written,
  bores: written,
  /** Code of a port -> its thread in inches. */
  ports: written,
  lengths: written,
  /** Thread -> its coarse pitch, which drawings state and goods do not. */
  coarse: z.record(text, number),
  /** Pressures and the like, as the class that goods are sold by. */
  classes: z.array(
    z.strictObject({ class: text, unit: text, times: number, of: z.record(text, number) }),
  ),
  /** Sizes called by another unit's number, with the rated ones. */
  rated: z.array(
    z.strictObject({ units: texts, unit: text, sizes: z.record(text, z.array(number).min(1)) }),
  ),
})
/** Units, counters and conversions as buyers write them. */
export type Units = z.output<typeof units>

const prefix = text.regex(
  /^(?:[^{}]|\{letters\}|\{digits:\d\})+$/,
  'has another slot than {letters} and {digits:5}',
)
const goodsEndings = z.strictObject({ alone: names, behindOthers: names })
/** Endings that make other goods of a name, right behind it or behind other characters. */
export type GoodsEndings = z.output<typeof goodsEndings>
const erpPrefixes = z.strictObject({ bracketed: z.array(prefix), bare: z.array(prefix) })

/** Words that buyers use and the catalogue does not, as product managers edit them. */
export type Vocabulary = {
  /** Trade name of goods -> names or synonyms of leaves. */
  goods: Record<string, string[]>
  /** Leaf -> its English and German names. */
  foreign: Record<string, { en: string[]; de: string[] }>
  /** Makers' series and what their numbers say. */
  series: z.output<typeof series>[]
  /** Trade name of a finish, a material, a colour -> labels of attributes. */
  labels: Record<string, string[]>
  /** Leaf -> what buyers write for its labels, and nowhere else: 175 for size L of workwear. */
  leafLabels: Record<string, Record<string, string[]>>
  /** Words that say nothing about the goods. */
  stopWords: string[]
  /** Makers whose goods buyers name, and who are no brands of the catalogue. */
  otherBrands: string[]
  /** Goods that buyers ask for and the demo catalogue has not: 铆螺母 are no 螺母. */
  otherGoods: string[]
  goodsEndings: GoodsEndings
  units: Units
  /** Codes before a name, in brackets and without. */
  erpPrefixes: z.output<typeof erpPrefixes>
}

/** The lexicon of `lexicon/*.yaml`; throws with the file and the line when it does not fit. */
export const vocabulary = once(
  (): Vocabulary => ({
    goods: readDataFile('lexicon/goods.yaml', meanings).contents,
    foreign: readDataFile('lexicon/foreign.yaml', z.record(z.string(), foreign)).contents,
    series: readDataFile('lexicon/series.yaml', z.array(series)).contents,
    labels: readDataFile('lexicon/labels.yaml', meanings).contents,
    leafLabels: readDataFile('lexicon/leaf-labels.yaml', z.record(text, meanings)).contents,
    stopWords: readDataFile('lexicon/stop-words.yaml', z.array(z.string())).contents,
    otherBrands: readDataFile('lexicon/other-brands.yaml', names).contents,
    otherGoods: Object.values(readDataFile('lexicon/other-goods.yaml', meanings).contents).flat(),
    goodsEndings: readDataFile('lexicon/goods-endings.yaml', goodsEndings).contents,
    units: readDataFile('lexicon/units.yaml', units).contents,
    erpPrefixes: readDataFile('lexicon/erp-prefixes.yaml', erpPrefixes).contents,
  }),
)
