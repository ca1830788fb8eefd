import { readEnvelope } from '@/services/http/envelope'
import type { Came } from './host'

const MESSAGE_MAX = 80
const HTML = /^\s*<(!doctype|html|head|body)/i

/** Names what a value is, without showing it. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function saidOf({ body, text }: Came): string {
  const content = readEnvelope(body)
  if (!content) {
    if (text === '') return 'an empty body'
    return HTML.test(text) ? 'a page of HTML' : 'a body without code, msg and data'
  }
  const code = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
  const named = code === undefined || code === null ? 'no code' : `code ${String(code)}`
  const said = content.message ? `, “${content.message.slice(0, MESSAGE_MAX)}”` : ', no message'
  return content.isOk ? `${named}, data: ${kindOf(content.data)}` : `${named}${said}`
}

/** Names an answer, without the data in it. */
export function saying(came: Came): string {
  return came.trouble || `HTTP ${came.status}, ${saidOf(came)}`
}
