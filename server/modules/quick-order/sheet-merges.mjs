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

/**
 * Copies the text of a vertically merged cell into each of its rows. A number is not
 * copied: a repeated quantity would be ordered more than once.
 */
export function fillMerged(rows, parts, place) {
  const merged = partOf(parts, place)?.matchAll(
    /\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )
  for (const [, from, top, to, bottom] of merged ?? []) {
    const column = columnAt(from)
    const text = rows[top - 1]?.[column]
    if (from !== to || typeof text !== 'string') continue
    for (const row of rows.slice(top, bottom)) row[column] ??= text
  }
}
