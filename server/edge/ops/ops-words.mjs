import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

export const JSON_FLAG = '--json'

/** Which words of a command are paths, from 0; the mall may run in another folder. */
const PATHS = new Map([
  ['import', 1],
  ['merchant', 2],
  ['inquiry-file', 3],
])

/**
 * Resolves an operator's paths against the current folder, not the mall's.
 * @param {string[]} words
 * @returns {string[]}
 */
export function absolutePaths(words) {
  const at = PATHS.get(words[0] ?? '')
  return words.map((word, place) => (place === at ? resolve(word) : word))
}

/**
 * Takes an option with its value out of the words.
 * @param {string[]} words
 * @param {string} name
 * @returns {{ value: string | undefined, rest: string[] }}
 */
export function takeOption(words, name) {
  const at = words.indexOf(name)
  if (at < 0) return { value: undefined, rest: words }
  return {
    value: words[at + 1] ?? '',
    rest: words.filter((_word, place) => place !== at && place !== at + 1),
  }
}

/**
 * Puts the name and content of the file of `--file` in its place: the mall may run elsewhere.
 * @param {string[]} words
 * @returns {string[]}
 */
export function withFile(words) {
  const { value: path, rest } = takeOption(words, '--file')
  if (path === undefined) return words
  return [...rest, '--fileName', basename(path), '--base64', readFileSync(path, 'base64')]
}
