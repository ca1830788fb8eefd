import * as z from 'zod'
import { WEIGHED_FORMS } from './types'
import { steppedLabels } from './values'

/** Every scalar of a data file is text; these schemas check its content. */
export const text = z.string().min(1, 'is empty')
export const numeral = z.string().regex(/^-?\d+(\.\d+)?$/, 'is not a number')
export const number = numeral.transform(Number)
const positive = number.refine((n) => n > 0, 'must be more than 0')

function onlyPair<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).slice(0, 1)
}

function hasOneKey(record: object): boolean {
  return Object.keys(record).length === 1
}

/** `[low, high]` */
const span = z
  .tuple([positive, positive])
  .refine(([low, high]) => low <= high, 'the first is more than the second')

/** A name, optionally with its unit or value: `内径`, `内径: mm`. */
export const nameOrPair = z.union([
  text.transform((name) => ({ name, other: null })),
  z
    .record(text, text)
    .refine(hasOneKey, 'has more than one name')
    .transform((record) => {
      const [[name, other] = ['', '']] = onlyPair(record)
      return { name, other }
    }),
])

/** A value, a value with its price factor, or a range of values. */
const values = z.union([
  text.transform((label) => [{ label, factor: 1 }]),
  z
    .record(text, positive)
    .refine(hasOneKey, 'has more than one value')
    .transform((record) => onlyPair(record).map(([label, factor]) => ({ label, factor }))),
  z
    .strictObject({ from: numeral, to: numeral, step: numeral })
    .transform((range) => steppedLabels(range).map((label) => ({ label, factor: 1 }))),
])

const chosen = {
  unit: text.optional(),
  growth: number.optional(),
  values: z.array(values).transform((lists) => lists.flat()),
}
const axis = z.strictObject({ axis: text, ...chosen })
const fixed = z.strictObject({ fixed: text, ...chosen })
const table = z.strictObject({
  table: text,
  columns: z.array(nameOrPair).min(1),
  rows: z.record(text, z.array(text)),
})

const byStandard = z.strictObject({ standard: text, columns: z.array(nameOrPair).min(1) })

/** Some values of attributes, listed or from a number to a number. */
const conditions = z.record(
  text,
  z.union([z.array(text).min(1), z.strictObject({ from: number, to: number })]),
)
const condition = conditions.refine(hasOneKey, 'has more than one attribute')

const byLabel = z.record(text, z.record(text, positive))
const textByLabel = z.record(text, z.record(text, text))

/** What grams are made of; README.md beside the files explains the keys. */
const masses = z
  .strictObject({
    by: z.array(text).min(1).optional(),
    are: z.record(text, positive).optional(),
    is: positive.optional(),
    each: z.array(text).min(1).optional(),
    per: z.record(text, positive).optional(),
    factors: byLabel.optional(),
    plus: byLabel.optional(),
  })
  .refine(({ by, are }) => (by === undefined) === (are === undefined), 'has by or are alone')
  .refine(
    ({ are, is, per }) => (are ? is === undefined : (is ?? per) !== undefined),
    'says what grams are twice or not at all',
  )

/** A leaf category as its file describes it; README.md beside the files explains the keys. */
const leaf = z.strictObject({
  name: text,
  drawing: text,
  unit: text,
  pack: z.strictObject({ unit: text, sizes: z.array(positive).min(1) }).optional(),
  price: span,
  grams: z.union([span, z.enum(WEIGHED_FORMS), masses]),
  times: text.optional(),
  worth: positive.optional(),
  share: positive.optional(),
  first: z.array(z.record(text, text)).optional(),
  numbered: positive.optional(),
  spec: z.array(text).min(2).optional(),
  called: textByLabel.optional(),
  marks: textByLabel.optional(),
  use: text,
  standards: z.array(text).optional(),
  synonyms: z.array(text).optional(),
  attributes: z.array(z.union([axis, fixed, table, byStandard])).min(1),
  rules: z.array(z.strictObject({ when: conditions, must: condition })).optional(),
  ratios: z
    .array(z.strictObject({ divide: text, by: text, from: positive, to: positive }))
    .optional(),
})

export const leafFile = z.array(leaf)
export type LeafEntry = z.output<typeof leaf>
export type ChosenEntry = z.output<typeof axis> | z.output<typeof fixed>
export type TableEntry = z.output<typeof table>
export type ByStandardEntry = z.output<typeof byStandard>
export type ConditionEntry = z.output<typeof condition>

const labelsByAttribute = z
  .record(text, z.array(text))
  .transform((record) => Object.entries(record).map(([name, labels]) => ({ name, labels })))

/** Tables of standards; README.md beside the files explains the keys. */
export const standardFile = z.array(
  z.strictObject({
    standard: text,
    title: text,
    source: text,
    must: labelsByAttribute.default([]),
    size: text,
    columns: z.array(text).default([]),
    rows: z.record(text, z.array(text)),
  }),
)
export type StandardTable = z.output<typeof standardFile>[number]

/** The register of standards; README.md beside the leaves explains the keys. */
export const registerFile = z.array(
  z
    .strictObject({
      standard: text,
      title: text.optional(),
      goods: z.array(text).default([]),
      confirmed: z.literal('false').optional(),
      /** Public page where number and title were read. */
      seen: z.url().optional(),
      /** Number and title are known to every engineer, though no page was read. */
      known: z.literal('handbook').optional(),
    })
    .refine(
      ({ title, confirmed }) => (title === undefined) === (confirmed === 'false'),
      'needs a title or confirmed: false, and not both',
    )
    .refine(
      ({ seen, known, confirmed }) => [seen, known, confirmed].filter(Boolean).length === 1,
      'needs one of seen, known and confirmed: false',
    )
    .refine(
      ({ standard, known }) => !known || !/-(19|20)\d\d$/.test(standard),
      'names its year, which only a page can show',
    ),
)
export type RegisteredStandard = z.output<typeof registerFile>[number]

const attributePairs = z
  .array(nameOrPair)
  .transform((pairs) => pairs.map(({ name, other }) => ({ from: name, to: other ?? name })))

/** Rules of matching parts; README.md beside the file explains the keys. */
export const matchFile = z.array(
  z.strictObject({
    from: z.array(text).min(1),
    to: text,
    when: labelsByAttribute.default([]),
    same: attributePairs.default([]),
    pairs: z
      .array(z.strictObject({ own: text, other: text, labels: z.record(text, z.array(text)) }))
      .default([]),
    only: labelsByAttribute.default([]),
    prefer: attributePairs.default([]),
    reason: text,
  }),
)

/** When goods may stand in for others; the file itself explains the keys. */
export const substituteFile = z.strictObject({
  free: z.array(text),
  alike: z.record(text, z.array(z.array(text).min(2)).min(1)),
  follows: z.record(text, z.array(text).min(1)),
  'at least': z.record(text, z.array(z.array(text).min(2)).min(1)),
})

/** Rules of impossible combinations; README.md in `catalogue/rules` explains the keys. */
export const combinationFile = z.array(
  z
    .strictObject({
      leaf: text,
      when: conditions.default({}),
      only: conditions.default({}),
      never: conditions.default({}),
      reason: text,
      source: text,
    })
    .refine(
      ({ only, never }) => Object.keys({ ...only, ...never }).length > 0,
      'has neither only nor never',
    ),
)
export type CombinationEntry = z.output<typeof combinationFile>[number]
