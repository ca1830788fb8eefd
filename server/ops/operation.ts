import { OperatorError } from '@/server/db/data-dir'

/** A verb of `npm run ops`: what follows it, and what it does; answers with one line. */
export type Operation = { usage: string; run: (words: string[]) => Promise<string> }

/** A word an operation cannot do without; throws OperatorError when it is missing. */
export function requireWord(word: string | undefined, what: string): string {
  if (!word) throw new OperatorError(`${what} is missing`)
  return word
}
