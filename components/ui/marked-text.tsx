import { KEYWORD_MAX } from '@/contract/constants'
import s from './marked-text.module.css'

/** Maximum number of words in a query; a term longer than a query cannot occur. */
const TERMS_MAX = KEYWORD_MAX / 2

type Piece = { text: string; isMarked: boolean; at: number }

/** Splits a text at the terms, longest term first. */
export function splitByTerms(text: string, terms: readonly string[]): Piece[] {
  const requested = terms
    .filter((term) => term !== '' && term.length <= KEYWORD_MAX)
    .slice(0, TERMS_MAX)
    .sort((a, b) => b.length - a.length)
  if (requested.length === 0) return [{ text, isMarked: false, at: 0 }]
  const escaped = requested.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
  let at = 0
  const pieces = parts.map((part, index) => {
    const piece = { text: part, isMarked: index % 2 === 1, at }
    at += part.length
    return piece
  })
  return pieces.filter((piece) => piece.text !== '')
}

type MarkedTextProps = { text: string; terms: readonly string[] }

/** A title with the query words highlighted. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return splitByTerms(text, terms).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.at} className={s.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
