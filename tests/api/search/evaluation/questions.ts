import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const names = z.union([z.string(), z.array(z.string())])
const values = z.record(z.string(), names)
const predicate = {
  /** Categories of any level. */
  in: z.optional(names),
  /** Attribute (`a|b`: either name) -> labels; all of them in one SKU. */
  with: z.optional(values),
  /** Attribute -> labels that the SKU must not have. */
  without: z.optional(values),
  /** Beginning of one of the product's standards. */
  standard: z.optional(z.string()),
  brand: z.optional(z.string()),
}
const count = z.int().check(z.positive())
const worded = z.strictObject({ q: z.string(), ...predicate })
const numbered = z.strictObject({
  take: z.enum(['itemNo', 'oldNo', 'model']),
  as: z.string(),
  ...predicate,
})
/** A line of a list, asked through quick order: its quantity in pieces, or in packs of the SKU. */
const listed = z
  .strictObject({
    line: z.string(),
    pieces: z.optional(count),
    packs: z.optional(count),
    ...predicate,
  })
  .check(z.refine(({ pieces, packs }) => (pieces === undefined) !== (packs === undefined)))

export type Predicate = z.infer<z.ZodMiniObject<typeof predicate>>
export type Numbered = z.infer<typeof numbered>
export type Listed = z.infer<typeof listed>
export type Question = z.infer<typeof worded> | Numbered | Listed

const FOLDER = `${import.meta.dirname}/queries`

function readGroup(file: string): Question[] {
  const contents: unknown = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  return z.array(z.union([worded, numbered, listed])).parse(contents)
}

/** The evaluation set: group -> questions, each with a hand-written predicate of its right answers. */
export const questions: Record<string, Question[]> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file.replace('.json', ''), readGroup(file)]),
)
