import { fold, specKey } from './fold'
import { plainNumber } from './measure'
import type { QueryPart } from './query'
import { LABEL_SYNONYMS } from './synonyms'

type Value = { id: number; label: string }
type Attribute = { name: string; unit: string; values: readonly Value[] }

/** Values of one attribute a query speaks of; products that have one rank higher by `weight`. */
export type Hint = { valueIds: number[]; weight: number }

const WHOLE = 4
const PARTLY = 2
const NUMBER = 1

/** Codes and numbers of a query in one spelling, and those its parts may mean. */
function tokensOf(keyword: string, parts: readonly QueryPart[]): Set<string> {
  const written = fold(keyword).match(/[a-z0-9]+(?:[./+-][a-z0-9]+)*/g) ?? []
  const meant = parts.flatMap((part) => part.alternatives.flat())
  const codes = [...written, ...meant].map((token) => token.replace(/^w:/, ''))
  return new Set(codes.flatMap((code) => [code, ...code.split('x')]).map(plainNumber))
}

function mentionsRun(text: string, run: string): number {
  const length = [...run].length
  if (length === 1)
    return new RegExp(`${run}色|(?:^|\\s)${run}(?:$|\\s)`, 'u').test(text) ? WHOLE : 0
  if (text.includes(run)) return WHOLE
  const [head, tail] = [run.slice(0, 2), run.slice(-2)]
  return length > 2 && (text.includes(head) || text.includes(tail)) ? PARTLY : 0
}

type Said = { text: string; tokens: ReadonlySet<string>; synonyms: ReadonlySet<string> }

/** A number with the attribute's own unit: 8级, 4刃, 2.2kW. */
function hasMeasure(text: string, number: string, unit: string): boolean {
  const at = text.indexOf(`${number}${fold(unit)}`)
  return unit !== '' && at >= 0 && !/[\d.]/.test(text.charAt(at - 1))
}

/** How plainly the query names a label: all of it, a part of it, or a number it also has. */
function mention({ text, tokens, synonyms }: Said, label: string, unit: string): number {
  const folded = fold(label)
  if (synonyms.has(folded)) return WHOLE
  if (text.includes(folded) && /\p{Script=Han}{2}/u.test(folded)) return WHOLE
  const key = plainNumber(specKey(folded))
  if (tokens.has(key)) return /^[\d.]+$/.test(key) && !hasMeasure(text, key, unit) ? NUMBER : WHOLE
  const codes = folded.match(/[a-z0-9.]+/g) ?? []
  if (codes.some((code) => code.length > 1 && tokens.has(code))) return PARTLY
  return Math.max(0, ...(folded.match(/\p{Script=Han}+/gu) ?? []).map((r) => mentionsRun(text, r)))
}

/** What the query says of the attributes of the categories it names; one hint an attribute. */
export function hintsOf(
  keyword: string,
  parts: readonly QueryPart[],
  attributes: readonly Attribute[],
): Hint[] {
  const said = {
    text: fold(keyword),
    tokens: tokensOf(keyword, parts),
    synonyms: new Set(parts.flatMap((part) => LABEL_SYNONYMS.get(part.text) ?? [])),
  }
  const best = new Map<string, Hint>()
  for (const { name, unit, values } of attributes) {
    for (const { id, label } of values) {
      const weight = mention(said, label, unit)
      const hint = best.get(name)
      if (weight > (hint?.weight ?? 0)) best.set(name, { valueIds: [id], weight })
      else if (hint && weight === hint.weight) hint.valueIds.push(id)
    }
  }
  return [...best.values()]
}
