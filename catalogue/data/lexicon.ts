import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { text } from '@/catalogue/reader/schema'
import { once } from './once'

const names = z.array(text).min(1)
const meanings = z.record(z.string(), z.array(z.string()).min(1))
const foreign = z.strictObject({ en: names, de: names })
const series = z.strictObject({
  /** The number, with `{name}` for a number and `{name:2}` for one of two digits. */
  written: text,
  goods: text,
  /** Maker's code -> value. */
  codes: z.record(z.string(), text).optional(),
})

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
  /** Words that say nothing about the goods. */
  stopWords: string[]
}

/** The lexicon of `lexicon/*.yaml`; throws with the file and the line when it does not fit. */
export const vocabulary = once(
  (): Vocabulary => ({
    goods: readDataFile('lexicon/goods.yaml', meanings).contents,
    foreign: readDataFile('lexicon/foreign.yaml', z.record(z.string(), foreign)).contents,
    series: readDataFile('lexicon/series.yaml', z.array(series)).contents,
    labels: readDataFile('lexicon/labels.yaml', meanings).contents,
    stopWords: readDataFile('lexicon/stop-words.yaml', z.array(z.string())).contents,
  }),
)
