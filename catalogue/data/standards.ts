import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { text } from '@/catalogue/reader/schema'
import { once } from './once'

const numbers = z.array(text).min(1)
const standard = z.strictObject({
  /** A national standard without its year. */
  standard: text,
  /** Numbers of other bodies for the same goods. */
  same: numbers.default([]),
  /** Of those, what is not the same in some sizes. */
  differs: z.record(text, text).optional(),
  /** Those of them that products name beside their own. */
  named: numbers.optional(),
  /** Withdrawn numbers that drawings still carry. */
  replaces: numbers.optional(),
  /** Numbers of goods that serve instead, with what differs. */
  near: z.record(text, text).optional(),
})

export type Standard = z.output<typeof standard>

/** The standards of `standards.yaml`; throws with the file and the line when it does not fit. */
export const standards = once(
  (): Standard[] => readDataFile('standards.yaml', z.array(standard)).contents,
)

/** `GB/T 5783-2016` without its year, as titles write it. */
export function withoutYear(name: string): string {
  return name.replace(/-(19|20)\d\d$/, '')
}

/** National standards with the foreign equivalents that products name, so that `DIN933` finds them. */
export function withEquivalents(names: string[]): string[] {
  const named = new Map(standards().map((one) => [one.standard, one.named ?? []]))
  return names.flatMap((name) => [name, ...(named.get(withoutYear(name)) ?? [])])
}

/** The number of a standard as models carry it: `GB/T 5783-2016` gives 5783, `70.1` stays. */
export function standardNumber(name: string): string | null {
  return /\d+(?:\.\d+)?/.exec(name)?.[0] ?? null
}
