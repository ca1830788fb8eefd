import * as z from 'zod/mini'
import type { Operation } from '@/contract/operations/operation-calls'
import { OperatorError } from '@/server/kernel/operator-error'

const REST = '...'
const OPTION = /^--([a-z][\w-]*)$/i

const fieldsOf = ({ input }: Operation): Readonly<Record<string, z.core.$ZodType>> =>
  input instanceof z.ZodMiniObject ? input.shape : {}

/** Whether a field may be left out. */
const isOptional = (field: z.core.$ZodType | undefined) =>
  !field || z.safeParse(field, undefined).success

/** `orderNo` as `order number`. */
const spaced = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ no$/, ' number')

/** Fields that are typed as options: those that have no place of their own. */
export function optionsOf(call: Operation): string[] {
  const placed = new Set(call.words.map((name) => name.replace(REST, '')))
  return Object.keys(fieldsOf(call)).filter((name) => !placed.has(name))
}

/** `<order no> [reason ...] [--carrier <carrier>]`. */
export function usageOf(call: Operation): string {
  const fields = fieldsOf(call)
  const words = call.words.map((written) => {
    const name = written.replace(REST, '')
    const shown = spaced(name)
    if (written !== name) return `[${shown} ...]`
    return isOptional(fields[name]) ? `[${shown}]` : `<${shown}>`
  })
  const options = optionsOf(call)
    // The command line fills it in, and the name, from a path.
    .filter((name) => name !== 'base64')
    .map((name) => {
      const shown = name === 'fileName' ? '--file <path>' : `--${name} <${spaced(name)}>`
      return isOptional(fields[name]) ? `[${shown}]` : shown
    })
  return [...words, ...options].join(' ')
}

/** Takes options out of the words; a word that names none of the call's options stays a word. */
function takeOptions(call: Operation, args: readonly string[]) {
  const known = new Set(optionsOf(call))
  const options: Record<string, string> = {}
  const words: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    const name = OPTION.exec(word)?.[1]
    if (name === undefined) words.push(word)
    else if (!known.has(name)) throw new OperatorError(`${word}: ${call.verb} ${usageOf(call)}`)
    else {
      const value = args[at + 1]
      if (value === undefined) throw new OperatorError(`${word} needs a value`)
      options[name] = value
      at += 1
    }
  }
  return { options, words }
}

/** The input a typed line means. Throws OperatorError with one line for what cannot be read. */
export function readWords(call: Operation, args: readonly string[]): unknown {
  const { options, words } = takeOptions(call, args)
  const typed: Record<string, unknown> = { ...options }
  let at = 0
  for (const written of call.words) {
    const name = written.replace(REST, '')
    if (written !== name) typed[name] = words.slice(at)
    else if (words[at]) typed[name] = words[at]
    else if (!isOptional(fieldsOf(call)[name])) {
      throw new OperatorError(`${spaced(name)} is missing`)
    }
    at = written === name ? at + 1 : words.length
  }
  if (at < words.length) throw new OperatorError(`too many words: ${call.verb} ${usageOf(call)}`)
  const parsed = call.input.safeParse(typed)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = spaced(String(issue?.path[0] ?? ''))
  throw new OperatorError(`${field}: ${issue?.message ?? 'wrong'}: ${call.verb} ${usageOf(call)}`)
}
