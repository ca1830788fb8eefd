// Lays out data sheets in a worker thread: subsetting two Chinese fonts takes a tenth
// of a second. Not compiled, so plain JavaScript.
import toPdf from 'svg-to-pdfkit'
import {
  INK,
  INNER,
  LINE,
  letterhead,
  line,
  PAGE,
  pageNumber,
  printOnDemand,
  ROW,
  rule,
  SOFT,
  section,
  table,
} from '../../kernel/pdf/page.mjs'

const DRAWING = { width: 290, height: 217.5 }
const FOOT = 52

function head(doc, sheet) {
  const top = letterhead(doc, sheet)
  doc.font('bold').fontSize(15).fillColor(INK)
  doc.text(sheet.title, PAGE.margin, top, { width: INNER, height: 40, ellipsis: true, lineGap: -2 })
  return doc.y + 10
}

function foot(doc, { notes }) {
  const top = PAGE.height - PAGE.margin - FOOT
  rule(doc, top)
  for (const [at, note] of notes.entries()) {
    line(doc, note, PAGE.margin, top + 8 + at * 14, { width: INNER, size: 8, color: SOFT })
  }
  pageNumber(doc)
}

// Removes the white outline of figures, which the converter would paint over them.
const rimless = (svg) =>
  svg.replaceAll(/ stroke="#fff" stroke-width="[\d.]+" paint-order="stroke"/g, ' stroke="none"')

function layOut(doc, sheet) {
  const top = head(doc, sheet)
  toPdf(doc, rimless(sheet.svg), PAGE.margin, top, { ...DRAWING, fontCallback: () => 'regular' })
  doc
    .rect(PAGE.margin, top, DRAWING.width, DRAWING.height)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke()
  const x = PAGE.margin + DRAWING.width + 16
  const facts = { x, y: top, width: INNER - DRAWING.width - 16, columns: 1 }
  const below = Math.max(table(doc, sheet.facts, facts), top + DRAWING.height) + 18
  const inner = { x: PAGE.margin, width: INNER }
  const rows = section(doc, '规格参数', below)
  const room = Math.floor((PAGE.height - PAGE.margin - FOOT - 80 - rows) / ROW) * 2
  const after = table(doc, sheet.rows.slice(0, room), { ...inner, y: rows, columns: 2 })
  if (sheet.standards.length > 0) {
    const y = section(doc, '执行标准', after + 18)
    table(doc, sheet.standards.slice(0, 3), { ...inner, y, columns: 1 })
  }
  foot(doc, sheet)
}

printOnDemand(layOut)
