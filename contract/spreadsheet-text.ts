/** First characters that make spreadsheets read a formula, full width too (ASVS 1.2.10). */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/
const MASKED = /^'(?=[=+\-@＝＋－＠\t\r])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: no spreadsheet may hold them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Text as a safe spreadsheet cell: never a formula, no forbidden characters. */
export function safeText(text: string): string {
  const clean = text.replace(CONTROLS, '')
  return FORMULA.test(clean) ? `'${clean}` : clean
}

/** Reverses `safeText`. */
export function unsafeText(text: string): string {
  return text.replace(MASKED, '')
}

/** Whether letters and digits look like an item number; a bare size has fewer. */
export function looksLikeNumber(text: string): boolean {
  return /^[a-z\d][a-z\d\-./ ]{4,}$/i.test(text) && /\d.*\d/.test(text)
}
