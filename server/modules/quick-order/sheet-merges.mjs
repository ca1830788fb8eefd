// Merged cells of an xlsx: the file holds a merged cell's text in its first row only.
import { columnNumber } from './sheet-area.mjs'

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Archive part of a sheet: the workbook gives an id, its relations map the id to the part. */
function partOf(parts, place) {
  const workbook = parts.get('xl/workbook.xml') ?? ''
  const sheet = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g)?.[place] ?? ''
  const id = attribute(sheet, '\\w+:id')
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const relation = relations
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((tag) => attribute(tag, 'Id') === id)
  const target = relation ? attribute(relation, 'Target') : undefined
  return target ? parts.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`) : undefined
}

const columnAt = (letters) => columnNumber(letters) - 1

/** A number with its unit, as 100套. */
const QUANTITY = /^\s*[\d.,，]+\s*\p{L}{0,4}\s*$/u

/**
 * Copies the text of a vertically merged cell into each of its rows. A quantity is not copied, with its unit or
 * without: repeated it would be ordered more than once. Other parts of a sheet name areas too (its dimension, its
 * filter, a formula filled down), which are not merged.
 */
export function fillMerged(rows, parts, place) {
  const merged = partOf(parts, place)?.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )
  for (const [, from, top, to, bottom] of merged ?? []) {
    const column = columnAt(from)
    const text = rows[top - 1]?.[column]
    if (from !== to || typeof text !== 'string' || QUANTITY.test(text)) continue
    for (const row of rows.slice(top, bottom)) row[column] ??= text
  }
}
