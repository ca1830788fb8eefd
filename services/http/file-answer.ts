import type { AxiosResponse } from 'axios'
import { AxiosError } from 'axios'

export type FileAnswer = { blob: Blob; fileName: string }

/** The name a Content-Disposition gives, '' without one; the starred form says it in any script. */
function nameIn(disposition: string): string {
  const starred = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (starred) return decodeURIComponent(starred)
  } catch {
    // Not what RFC 6266 says: the plain name will do.
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

/** The file an answer carries; null when it is an envelope, whose body is then read in its place. */
export function fileOf(answer: AxiosResponse<ArrayBuffer>): FileAnswer | null {
  const type = String(answer.headers['content-type'] ?? '')
  if (/^application\/json\b/i.test(type)) {
    Object.assign(answer, { data: readJson(answer.data) })
    return null
  }
  const fileName = nameIn(String(answer.headers['content-disposition'] ?? ''))
  return { blob: new Blob([answer.data], { type }), fileName }
}

/** A refusal of a call that answers a file comes as bytes too: its envelope is read. */
export function openRefusal(cause: unknown): void {
  if (!(cause instanceof AxiosError) || !cause.response) return
  cause.response.data = readJson(cause.response.data)
}
