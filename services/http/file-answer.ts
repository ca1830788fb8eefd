import type { AxiosResponse } from 'axios'
import { AxiosError } from 'axios'

export type FileAnswer = { blob: Blob; fileName: string }

/** The file name in a Content-Disposition, '' without one; filename* supports any script. */
function nameIn(disposition: string): string {
  const starred = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (starred) return decodeURIComponent(starred)
  } catch {
    // Not valid by RFC 6266: use the plain name.
  }
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? ''
}

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** The file in an answer; null when it is none: of an envelope the body is then parsed in its place. */
export function fileOf(answer: AxiosResponse<ArrayBuffer>): FileAnswer | null {
  const type = String(answer.headers['content-type'] ?? '')
  if (/^application\/json\b/i.test(type)) {
    Object.assign(answer, { data: readJson(answer.data) })
    return null
  }
  // A page of a proxy or a sign-in, or nothing at all: no file the mall sends is so.
  if (/^text\/html\b/i.test(type) || answer.data.byteLength === 0) {
    Object.assign(answer, { data: null })
    return null
  }
  const fileName = nameIn(String(answer.headers['content-disposition'] ?? ''))
  return { blob: new Blob([answer.data], { type }), fileName }
}

/** Parses a refusal of a file call, whose envelope arrives as bytes too. */
export function openRefusal(cause: unknown): void {
  if (!(cause instanceof AxiosError) || !cause.response) return
  cause.response.data = readJson(cause.response.data)
}
