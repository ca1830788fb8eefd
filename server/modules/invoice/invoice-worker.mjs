// Lays out invoices in a worker thread. Not compiled, so plain JavaScript.
import {
  INK,
  INNER,
  LINE,
  line,
  PAGE,
  PRIMARY,
  printOnDemand,
  ROW,
  rule,
  SOFT,
  table,
} from '../../kernel/pdf/page.mjs'

/** Column widths as shares of the page width, in column order. */
const SHARES = [0.26, 0.14, 0.06, 0.09, 0.12, 0.13, 0.07, 0.13]
const NUMBERS_FROM = 3
const FOOT = 60
const ROOM = PAGE.height - PAGE.margin - FOOT

function head(doc, { title, kind, facts }) {
  line(doc, title, PAGE.margin, 38, { width: INNER, size: 18, font: 'bold', align: 'center' })
  line(doc, kind, PAGE.margin, 62, { width: INNER, size: 9, color: SOFT, align: 'center' })
  rule(doc, 80, PRIMARY)
  return table(doc, facts, { x: PAGE.margin, y: 90, width: INNER, columns: 2 })
}

function cells(doc, row, y, font) {
  let x = PAGE.margin
  for (const [at, text] of row.entries()) {
    const width = INNER * SHARES[at]
    const align = at >= NUMBERS_FROM ? 'right' : 'left'
    line(doc, text, x + 3, y + 4, { width: width - 6, size: 8, font, align })
    x += width
  }
  doc.rect(PAGE.margin, y, INNER, ROW).lineWidth(0.5).strokeColor(LINE).stroke()
  return y + ROW
}

function lines(doc, { columns, rows }, top) {
  let y = cells(doc, columns, top, 'bold')
  for (const row of rows) {
    if (y + ROW > ROOM) {
      doc.addPage()
      y = cells(doc, columns, PAGE.margin, 'bold')
    }
    y = cells(doc, row, y, 'regular')
  }
  return y
}

function layOut(doc, page) {
  const wide = { x: PAGE.margin, width: INNER, columns: 1 }
  const facts = head(doc, page)
  const buyer = table(doc, page.buyer, { ...wide, y: facts + 8 })
  const seller = table(doc, page.seller, { ...wide, y: buyer + 8 })
  const below = lines(doc, page, seller + 12)
  if (below + page.sums.length * ROW > ROOM) doc.addPage()
  const sums = below + page.sums.length * ROW > ROOM ? PAGE.margin : below + 8
  const end = table(doc, page.sums, { ...wide, y: sums })
  for (const [at, note] of page.notes.entries()) {
    const colour = at === 0 ? INK : SOFT
    line(doc, note, PAGE.margin, end + 12 + at * 14, { width: INNER, size: 8, color: colour })
  }
}

printOnDemand(layOut)
