// Lays out quotations in a worker thread. Not compiled, so plain JavaScript.
import {
  INK,
  LINE,
  letterhead,
  line,
  PAGE,
  pageNumber,
  printOnDemand,
  SOFT,
  table,
} from '../../kernel/pdf/page.mjs'

/** A4 on its side: nineteen columns. */
const INNER = PAGE.height - 2 * PAGE.margin
const BOTTOM = PAGE.width - PAGE.margin
const SIZE = 6.5
const PAD = 2.5
const SUM = 14
/** Forty millimetres, as seals are. */
const SEAL = 113

const styleOf = (doc, font) => doc.font(font).fontSize(SIZE).fillColor(INK)

/** Draws a row whose cells wrap, on a new page when it does not fit; returns where it ends. */
function row(doc, cells, { y, font = 'regular', onBreak }) {
  styleOf(doc, font)
  const optionsOf = ({ width, isNumber }) => ({
    width: width - 2 * PAD,
    align: isNumber ? 'right' : 'left',
  })
  const heights = cells.map(({ text, ...cell }) => doc.heightOfString(text, optionsOf(cell)))
  const height = Math.max(...heights) + 2 * PAD
  const top = y + height > BOTTOM && onBreak ? onBreak() : y
  styleOf(doc, font)
  let x = PAGE.margin
  for (const { text, ...cell } of cells) {
    doc.text(text, x + PAD, top + PAD, optionsOf(cell))
    doc.rect(x, top, cell.width, height)
    x += cell.width
  }
  doc.lineWidth(0.5).strokeColor(LINE).stroke()
  return top + height
}

function lines(doc, { columns, rows }, top) {
  const sum = columns.reduce((all, { width }) => all + width, 0)
  const cellsOf = (texts) =>
    columns.map(({ width, isNumber }, at) => ({
      text: texts[at],
      width: (INNER * width) / sum,
      isNumber,
    }))
  const titles = (y) => row(doc, cellsOf(columns.map(({ title }) => title)), { y, font: 'bold' })
  const onBreak = () => {
    doc.addPage()
    return titles(PAGE.margin)
  }
  return rows.reduce((y, texts) => row(doc, cellsOf(texts), { y, onBreak }), titles(top))
}

/** Over the end of the terms, on the right, never beyond the page. */
const sealPlace = (end) => [
  PAGE.margin + INNER - SEAL,
  Math.min(end, BOTTOM) - SEAL,
  { fit: [SEAL, SEAL] },
]

function sums(doc, { count, sums: rows, notes, seal }, below) {
  const height = (rows.length + notes.length + 1) * SUM
  const fits = below + height <= BOTTOM
  if (!fits) doc.addPage()
  let y = fits ? below + 8 : PAGE.margin
  line(doc, count, PAGE.margin, y, { width: INNER / 2, size: 8 })
  for (const [name, value] of rows) {
    const right = { width: INNER / 4, size: 8, align: 'right' }
    line(doc, name, PAGE.margin + INNER / 2, y, { ...right, color: SOFT })
    line(doc, value, PAGE.margin + (INNER * 3) / 4, y, { ...right, font: 'bold' })
    y += SUM
  }
  for (const [at, note] of notes.entries()) {
    line(doc, note, PAGE.margin, y + 6, { width: INNER, size: 8, color: at === 0 ? INK : SOFT })
    y += SUM
  }
  if (seal) doc.image(Buffer.from(seal, 'base64'), ...sealPlace(y))
}

function layOut(doc, page) {
  const top = letterhead(doc, page)
  const facts = table(doc, page.facts, { x: PAGE.margin, y: top, width: INNER, columns: 3 })
  sums(doc, page, lines(doc, page, facts + 8))
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    pageNumber(doc, { at: at + 1, of: count })
  }
}

printOnDemand(layOut, 'landscape')
