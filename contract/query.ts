import { KEYWORD_MAX } from './constants'

/** The query of an address, as Next parses it. */
export type Query = Record<string, string | string[] | undefined>

/** One value of a query, '' for none; the first where it is repeated. */
export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Words out of an address: no control characters, no longer than a keyword may be. */
export function readKeyword(value: string | string[] | undefined): string {
  return first(value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, KEYWORD_MAX)
}

/** An id out of an address; null when it is none. */
export function parseId(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** A page number out of an address; the first when it makes no sense. */
export function parsePage(value: string | string[] | undefined): number {
  const text = first(value)
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

const IDS_MAX = 100

/** Ids out of an address, `3,5`, each once; what is none is left out. */
export function parseIds(text: string): number[] {
  return [...new Set(text.split(',').flatMap((part) => parseId(part) ?? []))].slice(0, IDS_MAX)
}
