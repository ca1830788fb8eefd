import { QTY_MAX } from '@/contract/constants'
import { looksLikeNumber } from '@/contract/spreadsheet-text'
import { isMeasure, isPiece, UNIT_PATTERN, unitOf } from './unit-rules'

/** A quantity as written; without a number `problem` says why, '' when none is written. */
export type WrittenQuantity = { qty: number | null; unit: string; problem: string }
/** A number at the end of a description: a size or a quantity, as the goods will tell. */
export type TrailingNumber = { text: string; qty: number; unit: string }
type SplitLine = WrittenQuantity & { text: string; tail: TrailingNumber | null }

/** Maximum length of a quoted quantity. */
const QUOTED_MAX = 20
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?(?:e\\d)?'
/** 零 does not begin one: 零件 are goods. */
const HAN = '[一二两三四五六七八九十半][零〇一二两三四五六七八九十百千万]*'
const AMOUNT = `[-+]?(?:${DIGITS})[万千]?`
const LABEL = '(?:(?:数量|共|qty)\\s*:?\\s*)'
const WHOLE = new RegExp(`^${LABEL}?[x*×]?\\s*(${AMOUNT}|${HAN})\\s*(${UNIT_PATTERN})?\\.?$`, 'i')

const HAN_DIGITS = '零一二三四五六七八九'
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** Reads 四, 十二, 两百, 一千二百, 一千二: below 10,000. */
function hanHundreds(text: string): number {
  let sum = 0
  let digit = 0
  let unit = 1
  for (const sign of text) {
    const scale = HAN_SCALES[sign]
    if (scale === undefined) {
      digit = HAN_DIGITS.indexOf(sign)
      // 一千零二 is 1,002; 一千二 leaves its last unit out, and is 1,200.
      if (digit === 0) unit = 1
    } else {
      sum += (digit || 1) * scale
      digit = 0
      unit = Math.max(1, scale / 10)
    }
  }
  return sum + digit * unit
}

/** Reads what follows 万: 两万五 is 25,000, 两万零五 20,005. */
function belowTenThousand(text: string): number {
  return text.length === 1 && text !== '零' ? hanHundreds(text) * 1000 : hanHundreds(text)
}

function hanNumber(text: string): number {
  if (text === '半') return 0.5
  const [high = '', low, more] = text.replaceAll('两', '二').replaceAll('〇', '零').split('万')
  if (text.includes('半') || more !== undefined) return Number.NaN
  return low === undefined ? hanHundreds(high) : hanHundreds(high) * 10_000 + belowTenThousand(low)
}

function numberOf(amount: string): number {
  if (!/\d/.test(amount)) return hanNumber(amount)
  const scale = amount.endsWith('万') ? 10_000 : amount.endsWith('千') ? 1000 : 1
  const value = Number(amount.replace(/[万千]$/, '').replaceAll(',', '')) * scale
  // 1.2万 is 12,000, not 11,999.999…
  return Math.round(value * 1e6) / 1e6
}

function problemOf(qty: number, unit: string): string {
  if (Number.isNaN(qty)) return '无法识别'
  if (qty <= 0) return '无法识别，应大于 0'
  if (qty > QTY_MAX) return `超过上限 ${QTY_MAX}`
  // 1.5 盒 and 1.5 kg may be whole pieces; 12.5 个 never.
  const isWhole = Number.isInteger(qty) || (unit !== '' && !isPiece(unit))
  return isWhole ? '' : '无法识别，应为整数'
}

/** Parses a quantity: `20`, `1,000`, `x20`, `20个`, `2盒`, `1.5kg`, `1万`, `四只`. */
export function readQuantity(written: string): WrittenQuantity {
  const text = written.normalize('NFKC').trim()
  if (text === '') return { qty: null, unit: '', problem: '' }
  const [, amount = '', word = ''] = WHOLE.exec(text) ?? []
  const unit = unitOf(word)
  const qty = amount === '' ? Number.NaN : numberOf(amount)
  const problem = problemOf(qty, unit)
  if (problem === '') return { qty, unit, problem }
  return { qty: null, unit, problem: `数量“${text.slice(0, QUOTED_MAX)}”${problem}` }
}

/** Between goods and quantity; none is needed after Chinese or a bracket. */
const GAP = '(?:[\\s,;]+|(?<=[\\p{Script=Han})\\]】]))'
const SIGNED = new RegExp(
  `^(.*?)${GAP}(${LABEL}?[x*×]\\s?(?:${AMOUNT})\\s*(?:${UNIT_PATTERN})?)$`,
  'iu',
)
const LABELLED = new RegExp(
  `^(.*?)${GAP}(${LABEL}(?:${AMOUNT}|${HAN})\\s*(?:${UNIT_PATTERN})?)$`,
  'iu',
)
const COUNTED = new RegExp(`^(.*?)${GAP}((?:${AMOUNT}|${HAN})\\s*(?:${UNIT_PATTERN}))$`, 'iu')
/** 螺栓(200个). */
const BRACKETED = new RegExp(
  `^(.*?)\\s*[([【]\\s*(${LABEL}?(?:${AMOUNT}|${HAN})\\s*(?:${UNIT_PATTERN}))\\s*[)\\]】]$`,
  'iu',
)
/** 螺栓:200, DN25:10 and 螺栓:200个, but not the ratio 1:20. */
const BEHIND_COLON = new RegExp(
  `^(.*(?:[^\\d\\s]|[a-z]\\d{1,4})):\\s*((?:${AMOUNT}|${HAN})\\s*(?:${UNIT_PATTERN})?)$`,
  'iu',
)
/** Right behind letters: 6204-2RS*10; of 3C*4 they are a size. */
const RUN_ON = /^(.*[a-z])([x*×]\d{1,6})$/i
/** Not the comma of 1,000. */
const LISTED = new RegExp(`^(.*)(?<!\\s\\d{1,3})[,;]\\s*(${AMOUNT})$`, 'i')
const BARE = new RegExp(`^(.*\\S)\\s+(${AMOUNT})$`, 'i')
/** `①`, `•` or `- ` before a chat line. */
const MARK = /^\s*(?:[①-⑳•·●■◆]|[-*](?=\s))/
/** `1、`, `2. ` or `(3)` before it. */
const PLACE = /^(?:\(\d{1,2}\)|\d{1,3}\s*(?:、|[.)]\s+))/
/** Goods that end in a thread or in one number: M8, 20. */
const THREAD_END = /(?:^|\s)m?\d+(?:\.\d+)?$/i
const NUMBER_ENDS = /(?:^|\s)\d+(?:\.\d+)?(\s+\d+(?:\.\d+)?)?$/

/** Whether the number after these goods can only be a quantity. */
function isSureAfter(rest: string, written: string): boolean {
  if (!/\s/.test(rest) && looksLikeNumber(rest)) return true
  if (/[万千,]/.test(written)) return true
  // 安全鞋 42 10: of two numbers the last is the quantity; three are a size, as in 油封 35 52 7.
  const ends = NUMBER_ENDS.exec(rest)
  return ends !== null && ends[1] === undefined && /^\d+$/.test(written)
}

/**
 * `10个 螺栓`, `10个螺栓`: with units that no goods are made up of (46件 套筒组套, 91块 量块, 6桶 托盘, 3片式
 * 球阀 are goods).
 */
const LEADING =
  /^(\d{1,6}\s?(?:个|只|支|根|条|把|双|副|盒|包|箱|袋|瓶|卷))(?:\s+|(?![装入/每])(?=\p{L}))(.+)$/u

/** The quantity before goods: null where there is none. */
function quantityBefore(line: string): SplitLine | null {
  const [, written = '', text = ''] = LEADING.exec(line) ?? []
  if (!/\p{L}|^\d{4}/u.test(text)) return null
  return { ...readQuantity(written), text, tail: null }
}

/** A measure may be a size, what goods are counted by is none. */
const isCounted = (written: string) => {
  const { unit } = readQuantity(written)
  return unit !== '' && !isMeasure(unit)
}

type Ending = { form: RegExp; isSure: (rest: string, written: string) => boolean }

const ENDINGS: readonly Ending[] = [
  // 螺栓 M8 x30 may go on with its length.
  { form: SIGNED, isSure: (rest, written) => /\D$/.test(written) || !THREAD_END.test(rest) },
  { form: LABELLED, isSure: () => true },
  {
    form: COUNTED,
    isSure: (rest, written) => isCounted(written) || (!/\s/.test(rest) && looksLikeNumber(rest)),
  },
  { form: BRACKETED, isSure: (_rest, written) => isCounted(written) },
  { form: BEHIND_COLON, isSure: (_rest, written) => isCounted(written) },
  { form: RUN_ON, isSure: () => false },
  { form: LISTED, isSure: () => true },
  { form: BARE, isSure: (rest, written) => written === '0' || isSureAfter(rest, written) },
]

/** Longer lines are no goods with a quantity, and would keep the patterns busy. */
const LINE_MAX = 400

const NONE = { qty: null, unit: '', problem: '', tail: null } as const

/**
 * Splits goods and quantity in one line: `M8*30 外六角 20个`, `CJ1234567 x20`, `20个 螺栓 M8*30`. A trailing number that
 * may be a size (`平垫圈 M8 1000`, `活动扳手 300`) stays in the text and is named as `tail`.
 */
export function splitQuantity(line: string): SplitLine {
  const text = line.replace(MARK, '').normalize('NFKC').trim().replace(PLACE, '').trim()
  if (text.length > LINE_MAX) return { ...NONE, text }
  for (const { form, isSure } of ENDINGS) {
    const [, before = '', written = ''] = form.exec(text) ?? []
    const rest = before.replace(/[\s,;]+$/, '').trim()
    if (rest === '') continue
    const read = readQuantity(written)
    if (isSure(rest, written)) return { ...read, text: rest, tail: null }
    const { qty, unit } = read
    if (qty !== null) {
      return quantityBefore(text) ?? { ...NONE, text, tail: { text: rest, qty, unit } }
    }
  }
  return quantityBefore(text) ?? { ...NONE, text }
}
