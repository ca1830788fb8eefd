// Parses a spreadsheet in a worker thread, which the server terminates on timeout.
// Not compiled, so plain JavaScript.
import { parentPort, workerData } from 'node:worker_threads'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { reachesBeyond } from './sheet-area.mjs'
import { fillMerged } from './sheet-merges.mjs'
import { zipParts } from './zip-size.mjs'

const UNPACKED_MAX_BYTES = 64 * 1024 * 1024
/** Including headings and blank rows; of goods 5,000 are taken. */
const ROWS_MAX = 10_000
const COLUMNS_MAX = 100
/** Cells of any sheet of a file, empty ones among the filled included. */
const CELLS_MAX = 5_000_000

const refuse = (msg) => Object.assign(new Error(msg), { isRefusal: true })

const startsWith = (bytes, ...head) => head.every((byte, at) => bytes[at] === byte)

/** Detects UTF-16 without a BOM: every other byte of separators and digits is zero. */
function utf16Of(bytes) {
  const sample = bytes.subarray(0, 512)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] += 1
  if (zeros[0] + zeros[1] === 0) return null
  return zeros[1] >= zeros[0] ? 'utf-16le' : 'utf-16be'
}

function decode(bytes) {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

function readCsv(bytes) {
  const text = decode(bytes)
  if (BINARY.test(text)) throw refuse('无法识别该文件，请上传 .xlsx 或 .csv')
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) {
    throw refuse('该文件是网页格式，不是 Excel 表格，请用 Excel 打开后另存为 .xlsx 再上传')
  }
  const options = { delimitersToGuess: [',', '\t', ';', '，'], preview: ROWS_MAX + 1 }
  const { data } = Papa.parse(text.replace(/^\ufeff/, ''), options)
  return { kind: 'csv', sheet: '', otherSheets: 0, rows: data }
}

function cellText(cell) {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

const hasText = ({ data }) => data.some((row) => row.some((cell) => cellText(cell).trim() !== ''))

async function readXlsx(bytes) {
  const parts = new Map()
  try {
    for (const [name, body] of zipParts(Buffer.from(bytes), UNPACKED_MAX_BYTES)) {
      parts.set(name, name.endsWith('.xml') || name.endsWith('.rels') ? body.toString('utf8') : '')
    }
  } catch (error) {
    const isHuge = error instanceof RangeError || error.code === 'ERR_BUFFER_TOO_LARGE'
    throw refuse(
      isHuge ? '文件解压后超过 64 MB，请减少内容后再试' : '文件已损坏，请重新保存后再上传',
    )
  }
  if (!parts.has('xl/workbook.xml')) throw refuse('无法识别该文件，请上传 .xlsx 或 .csv')
  if ([...parts.values()].some((xml) => reachesBeyond(xml, CELLS_MAX)))
    throw refuse('表格中有单元格离清单过远，请只保留清单后再上传')
  const { buffer, byteOffset, byteLength } = bytes
  const sheets = await readXlsxFile(buffer.slice(byteOffset, byteOffset + byteLength)).catch(() => {
    throw refuse('文件已损坏，请重新保存后再上传')
  })
  const place = sheets.findIndex(hasText)
  const sheet = sheets[place] ?? { sheet: sheets[0]?.sheet ?? '', data: [] }
  fillMerged(sheet.data, parts, place)
  const rows = sheet.data.map((row) => row.map(cellText))
  return { kind: 'xlsx', sheet: sheet.sheet, otherSheets: sheets.length - 1, rows }
}

/** The file type is detected by magic number, not by name. */
function readSheet(bytes) {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readXlsx(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw refuse('不支持旧版 .xls，请在 Excel 中另存为 .xlsx 后再上传')
  }
  return readCsv(bytes)
}

try {
  const read = await readSheet(workerData)
  if (read.rows.length > ROWS_MAX) throw refuse(`文件最多 ${ROWS_MAX} 行（含空行），请拆分后再上传`)
  if (read.rows.some((row) => row.length > COLUMNS_MAX)) {
    throw refuse(`表格最多 ${COLUMNS_MAX} 列，请删去无关的列后再上传`)
  }
  parentPort.postMessage({ read })
} catch (error) {
  parentPort.postMessage({ refusal: error?.isRefusal ? error.message : '无法读取该文件' })
}
