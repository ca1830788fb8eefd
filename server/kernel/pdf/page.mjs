// Drawing helpers of every PDF. Loaded by workers uncompiled, so plain JavaScript.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'

export const PAGE = { width: 595.28, height: 841.89, margin: 40 }
export const INNER = PAGE.width - 2 * PAGE.margin
export const ROW = 19
const LABEL = 110
export const INK = '#1b2430'
export const SOFT = '#5f6a79'
export const LINE = '#dfe3e8'
const FILL = '#f6f7f9'
export const PRIMARY = '#2c629a'

// By path: the development server bundles this file too, and cannot resolve packages then.
const FOLDER = 'node_modules/@embedpdf/fonts-sc/fonts'
const fontFile = (name) => readFileSync(resolve(process.cwd(), FOLDER, `NotoSansHans-${name}.otf`))
const fonts = { regular: fontFile('Regular'), bold: fontFile('Bold') }

export function line(
  doc,
  text,
  x,
  y,
  { width, size = 9, font = 'regular', color = INK, align = 'left' },
) {
  const fit = { width, height: size * 1.3, ellipsis: true, align }
  doc.font(font).fontSize(size).fillColor(color).text(text, x, y, fit)
}

/** Width between the margins of a page, upright or on its side. */
const innerOf = (doc) => doc.page.width - 2 * PAGE.margin

export function rule(doc, y, color = LINE) {
  const right = doc.page.width - PAGE.margin
  doc.moveTo(PAGE.margin, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke()
}

/**
 * Head of a document: the mall, then its title, number and date, as the letterhead of printed pages
 * has them (components/ui/letterhead.tsx). Returns where the content begins.
 */
export function letterhead(doc, { mall, tagline, phone, kind, no, date }) {
  const inner = innerOf(doc)
  const half = inner / 2
  line(doc, mall, PAGE.margin, 34, { width: half, size: 14, font: 'bold', color: PRIMARY })
  const beside = PAGE.margin + doc.widthOfString(mall) + 8
  line(doc, `${tagline} · ${phone}`, beside, 40, { width: half, size: 8, color: SOFT })
  const end = { width: half, align: 'right' }
  line(doc, kind, PAGE.margin + half, 34, { ...end, size: 14, font: 'bold' })
  rule(doc, 58, PRIMARY)
  line(doc, `编号 ${no}    日期 ${date}`, PAGE.margin, 63, { width: inner, color: SOFT })
  return 82
}

/** Where a sheet stands among those of its document. */
export function pageNumber(doc, { at = 1, of = 1 } = {}) {
  const y = doc.page.height - PAGE.margin + 4
  const look = { width: innerOf(doc), size: 8, color: SOFT, align: 'center' }
  line(doc, `第 ${at} 页 / 共 ${of} 页`, PAGE.margin, y, look)
}

export function section(doc, title, y) {
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

export function table(doc, rows, { x, y, width, columns }) {
  for (const [at, row] of rows.entries()) {
    const place = { x: x + (at % columns) * (width / columns), width: width / columns }
    cell(doc, row, { ...place, y: y + Math.floor(at / columns) * ROW })
  }
  return y + Math.ceil(rows.length / columns) * ROW
}

function render(content, { layOut, layout }) {
  const { title, mall, kind } = content
  const info = { Title: title, Author: mall, Subject: kind }
  const doc = new PDFDocument({ size: 'A4', layout, margin: 0, info, bufferPages: true })
  const chunks = []
  const done = new Promise((resolve, reject) => {
    doc.on('data', (chunk) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  layOut(doc, content)
  doc.end()
  return done
}

/** Answers each message with the PDF that `layOut` makes of its content, on upright A4 or `landscape`. */
export function printOnDemand(layOut, layout = 'portrait') {
  parentPort.on('message', async ({ id, content }) => {
    try {
      parentPort.postMessage({ id, pdf: new Uint8Array(await render(content, { layOut, layout })) })
    } catch (error) {
      parentPort.postMessage({ id, error: String(error?.stack ?? error) })
    }
  })
}
