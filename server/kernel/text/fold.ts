/**
 * Normalises query and catalogue text: NFKC, lower case, one multiplication sign, `1½` is `1-1/2`; no φ, which
 * parts J422φ3.2.
 */
export function fold(text: string): string {
  return text
    .replace(/(\d)\s*(?=[¼½¾⅛⅜⅝⅞])/g, '$1-')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(/[×✕＊*]/g, 'x')
    .replace(/(?<=[a-z\d])\s*[φø⌀]\s*(?=\d)/g, ' ')
    .replace(/[φø⌀]\s*(?=\d)/g, '')
    .replace(/[″”“"]/g, '"')
    .replace(/[\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Normalises item and model numbers: upper case, letters and digits only. */
export function codeKey(text: string): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

const KNOWN_BODIES = 'gb|iso|din|jb|en|ansi|iec|hg|jis'
/** Their two letters begin models too (SH20): their numbers are longer. */
const OTHER_BODIES = 'qb|jt|xf|ga|yy|yd|sh|aq|bb|jjf|jjg|hj|cj|nb|dl|sy|astm|bs'
const GRADE = String.raw`\s*\/?\s*(?:t|zq|z)?\s*-?\s*`
const PART = String.raw`(?:\.\d{1,3})?`

/** A standard's number at the beginning of a folded text, without its year. */
export const STANDARD = `(?:(?:${KNOWN_BODIES})${GRADE}\\d{2,6}|(?:${OTHER_BODIES})${GRADE}\\d{3,6})${PART}`

const STANDARD_START = new RegExp(`^${STANDARD}`)

/** The body alone: gb/t, gb-t and gbt are all gb. */
const bodyOf = (_written: string, letters: string) =>
  letters.replace(/(?<=^(?:gb|jb|hg|qb|jt|yy|yd|sh|nb|dl|sy|ga|xf|bb|aq|hj|cj))(?:t|zq|z)$/, '')

/** `GB/T 5782-2016`, `gb 5782` -> `gb5782`; `DIN 931` -> `din931`. Null for others. */
export function standardKey(text: string): string | null {
  const written = STANDARD_START.exec(fold(text))?.[0]
  return written ? written.replace(/^([a-z]+)[^\d]*/, bodyOf) : null
}

/** Strips optional affixes: `8.8级` -> `8.8`, `30mm` -> `30`, `m 8` stays. */
export function specKey(text: string): string {
  return fold(text)
    .replace(/\s*x\s*/g, 'x')
    .replace(/(\d)(?:级|mm|毫米)(?=$|x)/g, '$1')
    .replace(/\s/g, '')
}

/** Normalises a decimal: `8.0` and `8` are equal. */
export function plainNumber(key: string): string {
  return key.replace(/(\d\.\d*?)0+(?=$|x)/g, '$1').replace(/\.(?=$|x)/g, '')
}
