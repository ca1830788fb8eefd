import { readRows } from '@/contract/quick-order/pasted-list-rules'
import {
  ORDER_LINES_MAX,
  type ParsedSheet,
  SHEET_MAX_BYTES,
  SHEET_TOO_LARGE_TEXT,
  type SheetMapping,
  sheetMapping,
} from '@/contract/quick-order/quick-order-calls'
import { createFairQueue } from '@/server/kernel/http/fair-queue'
import { HttpError } from '@/server/kernel/http/http-error'
import { uploadedFile } from '@/server/kernel/http/uploaded-file'
import { runInThread } from '@/server/kernel/one-task-thread'

type Read = { kind: ParsedSheet['kind']; sheet: string; otherSheets: number; rows: string[][] }
type Reply = { read?: Read; refusal?: string }

const WORKER = 'server/modules/quick-order/sheet-worker.mjs'
const TIME_MS = 5000
const TOO_MUCH = '文件内容过于复杂，请只保留清单后再上传'

/** Parses bytes in a thread with limits on memory and time. */
async function readApart(bytes: Uint8Array): Promise<Read> {
  const reply = await runInThread<Reply>({ file: WORKER, data: bytes, timeMs: TIME_MS })
  if (reply?.read) return reply.read
  throw new HttpError('BAD_INPUT', reply?.refusal ?? TOO_MUCH)
}

/** Two files at a time: each may use all the memory it is allowed. */
const inTurn = createFairQueue({ name: 'uploaded sheets', atOnce: 2 })

/** The rows of an operator's spreadsheet, with the same limits; throws BAD_INPUT with a remedy. */
export async function readSheetRows(bytes: Uint8Array): Promise<string[][]> {
  return (await readApart(bytes)).rows
}

const ZIP = [0x50, 0x4b]
const OLD_XLS = [0xd0, 0xcf]

/** Text renamed to .xlsx would read as one column of nonsense. */
function requireWorkbook(name: string, bytes: Uint8Array): void {
  const isWorkbook = [ZIP, OLD_XLS].some((head) => head.every((byte, at) => bytes[at] === byte))
  if (isWorkbook || !/\.xls[xm]$/i.test(name)) return
  throw new HttpError(
    'BAD_INPUT',
    '该文件后缀是 .xlsx，内容却不是 Excel 表格；请用 Excel 打开后另存为 .xlsx，文本文件请改用 .csv 后缀',
  )
}

/** The mapping sent with a file; throws BAD_INPUT when it is none. */
function mappingOf(sent: FormDataEntryValue | null): SheetMapping | undefined {
  if (sent === null) return undefined
  try {
    return sheetMapping.parse(JSON.parse(String(sent)))
  } catch {
    throw new HttpError('BAD_INPUT', '列的对应关系无效，请重新选择')
  }
}

/** The lines of a caller's uploaded spreadsheet; throws BAD_INPUT with a remedy. */
export async function readSheetFile(form: FormData, caller: string): Promise<ParsedSheet> {
  const file = uploadedFile(form)
  if (file.size > SHEET_MAX_BYTES) throw new HttpError('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
  const mapping = mappingOf(form.get('mapping'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  requireWorkbook(file.name, bytes)
  const { rows, ...about } = await inTurn(caller, () => readApart(bytes))
  const reading = readRows(rows, mapping)
  if (reading.lines.length > ORDER_LINES_MAX) {
    const result = `文件中有 ${reading.lines.length} 行商品`
    throw new HttpError('BAD_INPUT', `${result}，一次最多 ${ORDER_LINES_MAX} 行，请拆分后再上传`)
  }
  return { ...about, ...reading }
}
