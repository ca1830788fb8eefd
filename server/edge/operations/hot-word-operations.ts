import { opsHotWords } from '@/contract/operations/lookup-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { createHotWords, type Ruling } from '@/server/modules/catalog/hot-words'
import { handle, requireWord, type WordOperation } from './operation'

const RULINGS: Readonly<Record<string, Ruling | null>> = {
  pin: 'pinned',
  ban: 'banned',
  free: null,
}

/** An operator's say in the words on everybody's home page. */
export function hotWordOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const hotWords = createHotWords(db, now)
  return {
    'hot-word': {
      async run([verb = '', ...words]) {
        const ruling = Object.hasOwn(RULINGS, verb) ? RULINGS[verb] : undefined
        if (ruling === undefined) throw new OperatorError('write pin, ban or free')
        const term = requireWord(words.join(' '), 'word')
        await hotWords.rule(term, ruling)
        return `${term}: ${ruling ?? 'counted as any other'}`
      },
    },
  }
}

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
