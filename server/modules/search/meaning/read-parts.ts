import type { Lexicon } from '../language/lexicon'
import { inchNames } from '../language/measure'
import type { QueryPart } from '../language/query-part'
import { type Reading, readingsOf, sizeLettersOf } from './reading'

/** A part with what it may mean in any leaf. */
export type ReadPart = {
  part: QueryPart
  at: number
  readings: Reading[][]
  /** Letters stand before its size that stand before no number of any label: hob of HOB63×200. */
  isMakers: boolean
  /** Folded labels of the trade names that the name of goods contains. */
  implied: ReadonlySet<string>
  /** What stands for it among the words that buyers write in one leaf alone. */
  leafKey: string
}

export const isHanWord = (label: string) => /^\p{Script=Han}{2,}$/u.test(label)

/** Parts whose words say most come first: they take their attributes before bare numbers do. */
function urgency({ text, attribute, range, isUse }: QueryPart): number {
  if (isUse) return 4
  if (attribute || range) return 0
  if (/^[\d.]+$/.test(text)) return 3
  return /\p{Script=Han}/u.test(text) ? 1 : 2
}

/** A size in inches in one spelling, 1/2 and 4寸, and other words as they are. */
function leafKeyOf(text: string): string {
  const [, inches] = /^((?:[1-9]-)?\d+(?:\/\d)?)\s*(?:"|''|英寸|寸)$/u.exec(text) ?? []
  const { size } = inchNames(inches ?? text.replace(/\s/g, ''))
  return inches && !size.includes('/') ? `${size}寸` : size
}

/** Labels of trade names inside the name of goods: A102 of 不锈钢焊条. */
function impliedLabels({ text, kind }: QueryPart, { labelNames }: Lexicon): ReadonlySet<string> {
  if (kind !== 'category') return new Set()
  const inside = [...labelNames].filter(([name]) => isHanWord(name) && text.includes(name))
  return new Set(inside.flatMap(([, labels]) => labels))
}

/** The parts of a query that may name values, those that say most first. */
export function readParts(parts: readonly QueryPart[], lexicon: Lexicon): ReadPart[] {
  return parts
    .map((part, at) => {
      const implied = impliedLabels(part, lexicon)
      const leafKey = leafKeyOf(part.text)
      const letters = sizeLettersOf(part.text)
      const isMakers = letters !== '' && !lexicon.sizeLetters.has(letters)
      return { part, at, readings: readingsOf(part.text, lexicon), isMakers, implied, leafKey }
    })
    .filter(({ part }) => part.kind !== 'brand')
    .sort((a, b) => urgency(a.part) - urgency(b.part) || a.at - b.at)
}
