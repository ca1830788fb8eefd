import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { createHotWords, type Ruling } from '@/server/modules/catalog/hot-words'
import { requireWord, type WordOperation } from './operation'

const RULINGS: Readonly<Record<string, Ruling | null>> = {
  pin: 'pinned',
  ban: 'banned',
  free: null,
}

/** The words on everybody's home page: what is shown, and an operator's say in it. */
export function hotWordOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const hotWords = createHotWords(db, now)
  return {
    'hot-words': {
      async run() {
        const shown = (await hotWords.list()).map(({ hotWord }) => hotWord)
        const ruled = (await hotWords.rulings()).map(({ term, ruling }) => `${term} ${ruling}`)
        return [`shown: ${shown.join(', ')}`, ...ruled].join('\n')
      },
    },
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
