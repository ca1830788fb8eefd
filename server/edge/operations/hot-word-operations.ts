import { opsHotWords } from '@/contract/operations/lookup-operation-calls'
import { opsHotWord } from '@/contract/operations/plain-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { createHotWords, type Ruling } from '@/server/modules/catalog/hot-words'
import { type Facts, handle, requireWord, showLine } from './operation'

const RULINGS: Readonly<Record<string, Ruling | null>> = {
  pin: 'pinned',
  ban: 'banned',
  free: null,
}

async function facts(db: Db): Promise<Facts> {
  const rulings = await createHotWords(db, Date.now).rulings()
  return Object.fromEntries(rulings.map(({ term, ruling }) => [term, ruling]))
}

/** An operator's say in the words on everybody's home page. */
export const HOT_WORD_OPERATION = handle(opsHotWord, {
  subject: ({ words: [first = ''] }) => first,
  facts,
  show: showLine,
  async run({ db, now, input: { ruling: typed, words } }) {
    const ruling = Object.hasOwn(RULINGS, typed) ? RULINGS[typed] : undefined
    if (ruling === undefined) throw new OperatorError('write pin, ban or free')
    const term = requireWord(words.join(' '), 'word')
    await createHotWords(db, now).rule(term, ruling)
    return { line: `${term}: ${ruling ?? 'counted as any other'}` }
  },
})

/** The words on everybody's home page, and what operators said of them. */
export const HOT_WORDS_OPERATION = handle(opsHotWords, {
  async run({ db, now }) {
    const hotWords = createHotWords(db, now)
    const shown = (await hotWords.list()).map(({ hotWord }) => hotWord)
    const rulings = await hotWords.rulings()
    return { shown, rulings: rulings.map(({ term, ruling }) => ({ word: term, ruling })) }
  },
  show: ({ shown, rulings }) =>
    [`shown: ${shown.join(', ')}`, ...rulings.map(({ word, ruling }) => `${word} ${ruling}`)].join(
      '\n',
    ),
})
