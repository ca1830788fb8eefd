import { KEYWORD_MAX } from './constants'

/** The query of an address, as Next parses it. */
export type Query = Record<string, string | string[] | undefined>

/** The first value of a query parameter, '' for none. */
export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

type Pairs = Iterable<readonly [key: string, text: string]>

/**
 * One property of a page's state: how it is read from a query (invalid values become the
 * default) and written into one (defaults are omitted). `name` is the property's.
 */
export type Field<T> = {
  read: (query: Query, name: string) => T
  write: (value: T, name: string) => Pairs
}

/** Reader and writer of a page's address, from one description. */
export type Address<State> = {
  /** The state in a query; invalid values become the default. */
  read: (query: Query) => State
  /** The query of a state; defaults are omitted, so equal states have equal addresses. */
  write: (state: Partial<State>) => string
}

/** The state type of an address description. */
export type AddressState<A> = A extends Address<infer State> ? State : never

/** Creates the reader and writer of an address from a description; keys keep its order. */
export function addressOf<State extends object>(
  fields: {
    readonly [Name in keyof State & string]: Field<State[Name]>
  },
): Address<State> {
  // Object.keys loses literal types; the description has exactly the names of its state.
  const names = Object.keys(fields) as (keyof State & string)[]
  return {
    read(query) {
      const entries = names.map((name) => [name, fields[name].read(query, name)])
      return Object.fromEntries(entries) as State // the names and types of `fields`
    },
    write(state) {
      const query = new URLSearchParams()
      for (const name of names) {
        const value: State[typeof name] | undefined = state[name]
        if (value === undefined) continue
        for (const [key, text] of fields[name].write(value, name)) query.set(key, text)
      }
      return query.toString()
    },
  }
}

type One<T> = { key?: string | undefined; parse: (text: string) => T; format: (value: T) => string }

/** A field with one key, by default the property's name; an empty text is omitted. */
function one<T>({ key, parse, format }: One<T>): Field<T> {
  return {
    read: (query, name) => parse(first(query[key ?? name])),
    write(value, name) {
      const text = format(value)
      return text === '' ? [] : [[key ?? name, text]]
    },
  }
}

const ID = /^[1-9]\d{0,8}$/
const PAGE = /^[1-9]\d{0,3}$/
const NATURAL = /^\d{1,9}$/
const IDS_MAX = 100

/** Parses an id; null when it is invalid. */
export function parseId(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && ID.test(text) ? Number(text) : null
}

/** Parses a natural number of at most nine digits; null when it is invalid. */
export function parseNatural(text: string): number | null {
  return NATURAL.test(text) ? Number(text) : null
}

/** Parses a page number; 1 when it is invalid. */
export function parsePage(value: string | string[] | undefined): number {
  const text = first(value)
  return PAGE.test(text) ? Number(text) : 1
}

/** Parses ids, `3,5`, without duplicates and invalid ones. */
export function parseIds(text: string, { separator = ',', max = IDS_MAX } = {}): number[] {
  const known = text.split(separator).flatMap((part) => parseId(part) ?? [])
  return [...new Set(known)].slice(0, max)
}

/** Text typed by a buyer: no control characters, at most as long as a keyword. */
export function text(key?: string): Field<string> {
  return one({
    key,
    parse: (written) =>
      written
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, KEYWORD_MAX),
    format: (value) => value,
  })
}

/** An id; null for none. */
export function id(key?: string): Field<number | null> {
  return one({ key, parse: parseId, format: (value) => (value === null ? '' : String(value)) })
}

/** Ids without duplicates. */
export function ids(
  key?: string,
  options: { separator?: string; max?: number } = {},
): Field<number[]> {
  const { separator = ',' } = options
  return one({
    key,
    parse: (written) => parseIds(written, options),
    format: (value) => value.join(separator),
  })
}

/** A natural number; null for none. */
export function natural(key?: string): Field<number | null> {
  return one({ key, parse: parseNatural, format: (value) => (value === null ? '' : String(value)) })
}

/** A page number, from 1. */
export function pageNumber(key?: string): Field<number> {
  return one({ key, parse: parsePage, format: (value) => (value > 1 ? String(value) : '') })
}

/** A boolean: `1` is true, anything else false. */
export function flag(key?: string): Field<boolean> {
  return one({ key, parse: (written) => written === '1', format: (value) => (value ? '1' : '') })
}

/** One of the given values, by default the first or `fallback`. */
export function oneOf<const T extends string | number>(
  values: readonly [T, ...T[]],
  { key, fallback = values[0] }: { key?: string; fallback?: NoInfer<T> } = {},
): Field<T> {
  return one<T>({
    key,
    parse: (written) => values.find((value) => String(value) === written) ?? fallback,
    format: (value) => (value === fallback ? '' : String(value)),
  })
}

/** One of the given values; null for any other. */
export function maybeOneOf<const T extends string | number>(
  values: readonly T[],
  key?: string,
): Field<T | null> {
  return one<T | null>({
    key,
    parse: (written) => values.find((value) => String(value) === written) ?? null,
    format: (value) => (value === null ? '' : String(value)),
  })
}

/** A text of a fixed pattern, such as a document number; null for any other. */
export function matching(pattern: Pick<RegExp, 'test'>, key?: string): Field<string | null> {
  return one({
    key,
    parse: (written) => (pattern.test(written) ? written : null),
    format: (value) => value ?? '',
  })
}

/** The same field, also written when it is the default, for addresses that are passed on. */
export function always<T extends string | number>(field: Field<T>): Field<T> {
  return { read: field.read, write: (value, name) => [[name, String(value)]] }
}

/** Ids of records of any host: numbers or text. */
export const RECORD_ID = /^[\w-]{1,64}$/
/** Format of our own record ids. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
