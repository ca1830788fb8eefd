export type AnsweredFile = {
  body: Uint8Array<ArrayBuffer>
  type: string
  fileName: string
}

/** Characters that file systems forbid in a name, and those that would end a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const UNSAFE = /[\u0000-\u001f\u007f"*/:<>?\\|]/g

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A Content-Disposition for any file name, Chinese included (RFC 6266). */
export function attachment(fileName: string): string {
  const name = fileName.replace(UNSAFE, '_').replace(/\p{Surrogate}/gu, '_')
  const plain = name.replace(/[^\u0020-\u007e]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}
