import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  ORDER_LINES_MAX,
  type ParsedSheet,
  SHEET_MAX_BYTES,
  SHEET_TOO_LARGE_TEXT,
} from '@/contract/match-lines'
import { readRows } from '@/contract/order-sheet'
import { Fault } from '@/server/http/fault'

type Read = { kind: ParsedSheet['kind']; sheet: string; otherSheets: number; rows: string[][] }
type Reply = { read?: Read; refusal?: string }

const TIME_MS = 5000
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const TOO_MUCH = '文件内容过于复杂，请只保留清单后再上传'

/** Reads bytes in a thread of their own, with little memory and little time. */
function readApart(bytes: Uint8Array): Promise<Reply> {
  // Found by path, not by import: the file stays outside every bundle.
  const path = resolve(process.cwd(), 'server/modules/quick-order/sheet-worker.mjs')
  const worker = new Worker(path, { workerData: bytes, resourceLimits: LIMITS })
  return new Promise<Reply>((done) => {
    const timer = setTimeout(() => done({ refusal: TOO_MUCH }), TIME_MS)
    worker.once('message', done)
    worker.once('error', () => done({ refusal: TOO_MUCH }))
    worker.once('exit', () => {
      clearTimeout(timer)
      done({ refusal: TOO_MUCH })
    })
  }).finally(() => void worker.terminate())
}

/** One file after another: each may take as much memory as it is allowed. */
let queue: Promise<unknown> = Promise.resolve()

/** The rows of a spreadsheet of one's own, read as carefully; throws BAD_INPUT with what to do about it. */
export async function readSheetRows(bytes: Uint8Array): Promise<string[][]> {
  const { read, refusal } = await readApart(bytes)
  if (!read) throw new Fault('BAD_INPUT', refusal ?? TOO_MUCH)
  return read.rows
}

/** The lines of an uploaded spreadsheet; throws BAD_INPUT with what to do about it. */
export async function readSheetFile(form: FormData): Promise<ParsedSheet> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Fault('BAD_INPUT', '请选择要上传的文件')
  if (file.size > SHEET_MAX_BYTES) throw new Fault('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const turn = queue.then(() => readApart(bytes))
  queue = turn
  const { read, refusal } = await turn
  if (!read) throw new Fault('BAD_INPUT', refusal ?? TOO_MUCH)
  const { rows, ...about } = read
  const reading = readRows(rows)
  if (reading.lines.length > ORDER_LINES_MAX) {
    const found = `文件中有 ${reading.lines.length} 行商品`
    throw new Fault('BAD_INPUT', `${found}，一次最多 ${ORDER_LINES_MAX} 行，请拆分后再上传`)
  }
  return { ...about, ...reading }
}
