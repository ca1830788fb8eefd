/** Query and catalogue text in one spelling: NFKC, lower case, one multiplication sign, no φ. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕＊*]/g, 'x')
    .replace(/[φø⌀]\s*(?=\d)/g, '')
    .replace(/[″”“"]/g, '"')
    .replace(/[\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Item and model numbers in one spelling: upper case, letters and digits only. */
export function codeKey(text: string): string {
  return fold(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** `GB/T 5782-2016`, `gb 5782` -> `gb5782`; `DIN 931` -> `din931`. Null when it names no standard. */
export function standardKey(text: string): string | null {
  const match =
    /^(gb|iso|din|jb|en|ansi|iec|hg|jis)\s*\/?\s*(?:t|z)?\s*-?\s*(\d{2,6}(?:\.\d{1,2})?)/.exec(
      fold(text),
    )
  return match ? `${match[1]}${match[2]}` : null
}

/** Strips what writers add or leave out: `8.8级` -> `8.8`, `30mm` -> `30`, `m 8` stays. */
export function specKey(text: string): string {
  return fold(text)
    .replace(/\s*x\s*/g, 'x')
    .replace(/(\d)(?:级|mm|毫米)(?=$|x)/g, '$1')
    .replace(/\s/g, '')
}
