// Lays out data sheets apart from the server's thread: subsetting two Chinese fonts takes a tenth
// of a second. Run as it stands, so plain JavaScript.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import toPdf from 'svg-to-pdfkit'

const PAGE = { width: 595.28, height: 841.89, margin: 40 }
const INNER = PAGE.width - 2 * PAGE.margin
const DRAWING = { width: 290, height: 217.5 }
const ROW = 19
const LABEL = 110
const FOOT = 66
const INK = '#1b2430'
const SOFT = '#5f6a79'
const LINE = '#dfe3e8'
const FILL = '#f6f7f9'
const PRIMARY = '#2c629a'

// By path: the development server bundles this file all the same, and then knows no packages.
const FOLDER = 'node_modules/@embedpdf/fonts-sc/fonts'
const fontFile = (name) => readFileSync(resolve(process.cwd(), FOLDER, `NotoSansHans-${name}.otf`))
const fonts = { regular: fontFile('Regular'), bold: fontFile('Bold') }

function line(doc, text, x, y, { width, size = 9, font = 'regular', color = INK, align = 'left' }) {
  const fit = { width, height: size * 1.3, ellipsis: true, align }
  doc.font(font).fontSize(size).fillColor(color).text(text, x, y, fit)
}

function rule(doc, y, color = LINE) {
  const right = PAGE.width - PAGE.margin
  doc.moveTo(PAGE.margin, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke()
}

function head(doc, { mall, kind, title }) {
  line(doc, mall, PAGE.margin, 36, { width: INNER / 2, size: 14, font: 'bold', color: PRIMARY })
  const right = { width: INNER / 2, size: 11, color: SOFT, align: 'right' }
  line(doc, kind, PAGE.margin + INNER / 2, 38, right)
  rule(doc, 60, PRIMARY)
  doc.font('bold').fontSize(15).fillColor(INK)
  doc.text(title, PAGE.margin, 72, { width: INNER, height: 40, ellipsis: true, lineGap: -2 })
  return doc.y + 10
}

function section(doc, title, y) {
  line(doc, title, PAGE.margin, y, { width: INNER, size: 11, font: 'bold' })
  return y + 20
}

/** A label and its value in a ruled box. */
function cell(doc, [name, value], { x, y, width }) {
  const label = Math.min(LABEL, width * 0.36)
  doc.rect(x, y, label, ROW).fill(FILL)
  doc.rect(x, y, width, ROW).lineWidth(0.5).strokeColor(LINE).stroke()
  line(doc, name, x + 6, y + 4, { width: label - 8, color: SOFT })
  line(doc, value, x + label + 6, y + 4, { width: width - label - 10 })
}

function table(doc, rows, { x, y, width, columns }) {
  for (const [at, row] of rows.entries()) {
    const place = { x: x + (at % columns) * (width / columns), width: width / columns }
    cell(doc, row, { ...place, y: y + Math.floor(at / columns) * ROW })
  }
  return y + Math.ceil(rows.length / columns) * ROW
}

function foot(doc, { notes }) {
  const top = PAGE.height - PAGE.margin - FOOT
  rule(doc, top)
  for (const [at, note] of notes.entries()) {
    line(doc, note, PAGE.margin, top + 8 + at * 14, { width: INNER, size: 8, color: SOFT })
  }
}

// Figures of a drawing have a white rim behind them, which the converter would paint over them.
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

function render(sheet) {
  const info = { Title: sheet.title, Author: sheet.mall, Subject: sheet.kind }
  const doc = new PDFDocument({ size: 'A4', margin: 0, info })
  const chunks = []
  const done = new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  layOut(doc, sheet)
  doc.end()
  return done
}

parentPort.on('message', async ({ id, sheet }) => {
  try {
    parentPort.postMessage({ id, pdf: new Uint8Array(await render(sheet)) })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) })
  }
})
