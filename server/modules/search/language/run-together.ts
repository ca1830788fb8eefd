import { oncePer } from '@/server/kernel/text/once-per'
import type { Lexicon } from './lexicon'
import { CURVE } from './parts'
import { latinUnits } from './units'

/** A word that begins and ends with letters or digits and has two numbers: no size M8x30 and no number 4V-210. */
const RUN = /(?<![a-z0-9./-])[a-z]{0,4}\d+(?:\.\d+)?[a-z]{1,8}\d[a-z\d.]*(?![a-z0-9./-])/g
const NUMBER = /(\d+(?:\.\d+)?)/

type Letters = { before: ReadonlySet<string>; behind: ReadonlySet<string> }

const lettersOf = oncePer(
  ({ sizeLetters, sizeEndings }: Lexicon): Letters => ({
    // A single letter begins models, too: R50D10.
    before: new Set([...sizeLetters.keys()].filter((letters) => letters.length > 1)),
    behind: new Set([...sizeEndings, ...latinUnits()]),
  }),
)

/** The letters around a number of a size; `behind` may go over to the next one. */
type Piece = { before: string; number: string; behind: string }

function isSize({ before, number, behind }: Piece, known: Letters): boolean {
  if (!before) return known.behind.has(behind)
  const isBegun = known.before.has(before) || CURVE.test(before + number)
  return isBegun && (behind === '' || known.behind.has(behind))
}

/** The sizes from a number on, each with the letters that are its own; null where the letters are none of sizes. */
function piecesFrom(before: string, rest: readonly string[], known: Letters): Piece[] | null {
  const [number, between, ...others] = rest
  if (number === undefined || between === undefined) return null
  const isLast = others.length === 0
  for (let cut = isLast ? between.length : 0; cut <= between.length; cut += 1) {
    const piece = { before, number, behind: between.slice(0, cut) }
    if (!isSize(piece, known)) continue
    if (isLast) return [piece]
    const after = piecesFrom(between.slice(cut), others, known)
    if (after) return [piece, ...after]
  }
  return null
}

/** What is told apart by its letters alone: the tolerances of 5g6g are no sizes. */
const areOfOneKind = (pieces: readonly Piece[]) =>
  new Set(pieces.map(({ before, behind }) => before + behind)).size < pieces.length

/** Sizes that were written without a space: `1.5kw380v` is `1.5kw 380v`, `dn50pn16` `dn50 pn16`, `2pc32` `2p c32`. */
export function writeApart(text: string, lexicon: Lexicon): string {
  return text.replace(RUN, (run) => {
    const [before = '', ...rest] = run.split(NUMBER)
    const pieces = piecesFrom(before, rest, lettersOf(lexicon))
    if (!pieces || areOfOneKind(pieces)) return run
    return pieces.map((one) => one.before + one.number + one.behind).join(' ')
  })
}
