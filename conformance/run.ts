import type { Endpoint } from '@/contract/endpoint'
import type { Host } from './host'
import type { Ledger } from './ledger'

export type Account = { username: string; password: string }

/** What to judge, and how. */
export type Settings = {
  calls: 'core' | 'all'
  account: Account | null
  /** Origin of a mall whose browsers call the host directly. */
  origin: string | null
  /** Runs the journeys that change data too. */
  isWriting: boolean
  /** A SKU for the cart, when the host has no search; '' for none. */
  sku: string
  /** How often each reading call is timed. */
  samples: number
}

/** One judgement of one host, handed from check to check. */
export type Run = {
  host: Host
  ledger: Ledger
  settings: Settings
  /** The calls to judge. */
  calls: readonly Endpoint[]
  /** What calls have answered, by name, in canonical form. */
  answers: Map<string, unknown>
  /** The access token of the account; null for a visitor. */
  token: string | null
}

/** A value in what a call has answered: `at(run, 'getBrandList', 'list', 0, 'id')`. */
export function at({ answers }: Pick<Run, 'answers'>, call: string, ...path: PropertyKey[]) {
  return inside(answers.get(call), ...path)
}

/** A value inside another; undefined where there is none. */
export function inside(value: unknown, ...path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    value,
  )
}

/** The list in an answer, bare or on a page; empty without one. */
export function listIn(answer: unknown): unknown[] {
  const list = Array.isArray(answer) ? answer : inside(answer, 'list')
  return Array.isArray(list) ? list : []
}
