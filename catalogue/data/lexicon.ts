import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { once } from './once'

const meanings = z.record(z.string(), z.array(z.string()).min(1))

/** Words that buyers use and the catalogue does not, as product managers edit them. */
export type Vocabulary = {
  /** Trade name of goods -> names or synonyms of leaves. */
  goods: Record<string, string[]>
  /** Trade name of a finish, a material, a colour -> labels of attributes. */
  labels: Record<string, string[]>
  /** Words that say nothing about the goods. */
  stopWords: string[]
}

/** The lexicon of `lexicon/*.yaml`; throws with the file and the line when it does not fit. */
export const vocabulary = once(
  (): Vocabulary => ({
    goods: readDataFile('lexicon/goods.yaml', meanings).contents,
    labels: readDataFile('lexicon/labels.yaml', meanings).contents,
    stopWords: readDataFile('lexicon/stop-words.yaml', z.array(z.string())).contents,
  }),
)
