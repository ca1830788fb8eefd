import { OperatorError } from '@/server/kernel/operator-error'

/** A command of `npm run ops`: its arguments, and its action, which returns one line. */
export type Operation = { usage: string; run: (args: string[]) => Promise<string> }

/** A required argument of an operation; throws OperatorError when it is missing. */
export function requireWord(word: string | undefined, what: string): string {
  if (!word) throw new OperatorError(`${what} is missing`)
  return word
}
