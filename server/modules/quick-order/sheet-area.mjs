// How far a sheet reaches: one cell at XFD1048576 makes a file of 1 KB a table of 17 billion cells.

/** A cell that holds something, by its reference; empty ones are not read. */
const FILLED = /<(?:\w+:)?c\s(?:[^>]*\s)?r=["']([A-Z]{1,3})(\d{1,7})["'][^>]*(?<!\/)>/g

const BASE = 26
const BEFORE_A = 64

export function columnNumber(letters) {
  let column = 0
  for (const letter of letters) column = column * BASE + letter.charCodeAt(0) - BEFORE_A
  return column
}

/** Whether the rectangle around a sheet's filled cells has more cells than `most`. */
export function reachesBeyond(xml, most) {
  let rows = 0
  let columns = 0
  for (const [, letters, row] of xml.matchAll(FILLED)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
    if (rows * columns > most) return true
  }
  return false
}
