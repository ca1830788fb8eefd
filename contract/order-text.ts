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
