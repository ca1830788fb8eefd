import { QTY_MAX } from './constants'

/** Spreadsheets take a text that begins so for a formula (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/
const MASKED = /^'(?=[=+\-@\t\r])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: no spreadsheet may hold them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** A text as a cell of a file: never a formula, nothing a spreadsheet cannot hold. */
export function safeText(text: string): string {
  const clean = text.replace(CONTROLS, '')
  return FORMULA.test(clean) ? `'${clean}` : clean
}

/** What a cell said before `safeText`. */
export function unsafeText(text: string): string {
  return text.replace(MASKED, '')
}

const UNITS =
  '个|只|件|盒|包|套|把|台|米|卷|条|根|片|支|瓶|桶|双|副|袋|箱|颗|粒|张|对|组|块|千克|公斤|kg|pcs|pc|ea'
const AMOUNT = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.0+)?|\\d+(?:\\.\\d+)?e\\d'
const WHOLE = new RegExp(`^[x*×]?\\s*(${AMOUNT})\\s*(?:${UNITS})?$`, 'i')

/** A quantity in any of its spellings: `20`, `1,000`, `1e3`, `x20`, `20个`; null when it is none. */
export function readQuantity(written: string): number | null {
  const amount = WHOLE.exec(written.normalize('NFKC').trim())?.[1]
  const qty = amount === undefined ? Number.NaN : Number(amount.replaceAll(',', ''))
  return Number.isInteger(qty) && qty >= 1 && qty <= QTY_MAX ? qty : null
}

/** Letters and digits as numbers of goods have them; a bare size has fewer. */
export function looksLikeNumber(text: string): boolean {
  return /^[a-z\d][a-z\d\-./ ]{4,}$/i.test(text) && /\d.*\d/.test(text)
}

const SIGNED = new RegExp(
  `^(.*?)(?:[\\s,;]+|(?<=\\p{Script=Han}))[x*×](${AMOUNT})\\s*(?:${UNITS})?$`,
  'iu',
)
const COUNTED = new RegExp(
  `^(.*?)(?:[\\s,;]+|(?<=\\p{Script=Han}))(${AMOUNT})\\s*(?:${UNITS})$`,
  'iu',
)
const LISTED = new RegExp(`^(.*)[,;]\\s*(${AMOUNT})$`, 'i')
const BARE = new RegExp(`^(\\S+)\\s+(${AMOUNT})$`, 'i')
/** `1、` or `2. ` before a line of a chat. */
const PLACE = /^\d{1,3}\s*(?:、|[.)]\s+)/

type Quantified = { text: string; qty: number | null }

/** What is wanted and how many, out of one line of a chat: `M8*30 外六角 20个`, `CJ1234567 x20`. */
export function splitQuantity(line: string): Quantified {
  const text = line.normalize('NFKC').trim().replace(PLACE, '').trim()
  for (const form of [SIGNED, COUNTED, LISTED, BARE]) {
    const [, rest = '', amount = ''] = form.exec(text) ?? []
    const qty = readQuantity(amount)
    // A bare number after words may be a size: 轴承 6204.
    const isSure = form !== BARE || looksLikeNumber(rest)
    if (rest.trim() && qty !== null && isSure) {
      return { text: rest.replace(/[\s,;]+$/, '').trim(), qty }
    }
  }
  return { text, qty: null }
}
