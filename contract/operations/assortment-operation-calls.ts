import * as z from 'zod/mini'
import { count } from '@/contract/fields'
import { textLine } from '@/contract/text-line'
import { operation, optionalWord, typedNumber, word } from './operation-calls'

const brand = z.looseObject({
  id: z.int(),
  name: z.string(),
  latin: z.string(),
  field: z.string(),
  country: z.string(),
  open: z.boolean(),
})
const category = z.looseObject({
  id: z.int(),
  /** Null at the top. */
  parentId: z.nullable(z.int()),
  level: z.int(),
  name: z.string(),
  synonyms: z.array(z.string()),
  /** Template of its drawing; null where no goods are. */
  drawing: z.nullable(z.string()),
  sort: z.int(),
  open: z.boolean(),
  products: count,
})

const name = textLine(40, 1)
/** Brands are listed by its first letter. */
const latin = textLine(40, 1).check(z.regex(/^[a-z]/i, 'must begin with a letter from A to Z'))
const field = textLine(60)
const country = textLine(30, 1)
const story = textLine(500)
/** Other names, with commas between them. */
const synonyms = textLine(400)

const oneBrand = z.object({ brand: typedNumber })
const shownBrand = z.looseObject({ brand })
const oneCategory = z.object({ category: typedNumber })
const shownCategory = z.looseObject({ category })

export const opsBrands = operation('brands', {
  summary: 'Lists brands, by part of a name; closed ones too',
  words: ['text'],
  input: z.object({ text: optionalWord }),
  output: z.looseObject({ list: z.array(brand) }),
})

export const opsBrandCreate = operation('brand-create', {
  summary: 'Creates a brand: its name, and its name in Latin letters',
  words: ['name', 'latin'],
  input: z.object({
    name,
    latin,
    field: z._default(field, ''),
    country: z._default(country, '中国'),
    story: z._default(story, ''),
  }),
  output: shownBrand,
})

export const opsBrandChange = operation('brand-change', {
  summary: 'Changes what is given of a brand',
  words: ['brand'],
  input: z.object({
    brand: typedNumber,
    name: z.optional(name),
    latin: z.optional(latin),
    field: z.optional(field),
    country: z.optional(country),
    story: z.optional(story),
  }),
  output: shownBrand,
})

export const opsBrandClose = operation('brand-close', {
  summary: 'Closes a brand that has no goods on sale',
  words: ['brand'],
  input: oneBrand,
  output: shownBrand,
})

export const opsBrandOpen = operation('brand-open', {
  summary: 'Opens a closed brand',
  words: ['brand'],
  input: oneBrand,
  output: shownBrand,
})

export const opsCategories = operation('categories', {
  summary: 'Lists the top categories, those below --parent or those of a name; closed ones too',
  words: ['text'],
  input: z.object({ text: optionalWord, parent: z.optional(typedNumber) }),
  output: z.looseObject({ list: z.array(category) }),
})

export const opsCategoryCreate = operation('category-create', {
  summary:
    'Creates a category, at the top or below --parent; goods are in those of the third level, which need a drawing',
  words: ['name'],
  input: z.object({
    name,
    parent: z.optional(typedNumber),
    drawing: optionalWord,
    synonyms: z._default(synonyms, ''),
  }),
  output: shownCategory,
})

export const opsCategoryChange = operation('category-change', {
  summary: 'Changes what is given of a category; --sort is its place among those beside it',
  words: ['category'],
  input: z.object({
    category: typedNumber,
    name: z.optional(name),
    drawing: z.optional(word),
    synonyms: z.optional(synonyms),
    sort: z.optional(typedNumber),
  }),
  output: shownCategory,
})

export const opsCategoryClose = operation('category-close', {
  summary: 'Closes a category that has no goods on sale and no open category below it',
  words: ['category'],
  input: oneCategory,
  output: shownCategory,
})

export const opsCategoryOpen = operation('category-open', {
  summary: 'Opens a closed category',
  words: ['category'],
  input: oneCategory,
  output: shownCategory,
})

export const ASSORTMENT_CALLS = [
  opsBrands,
  opsBrandCreate,
  opsBrandChange,
  opsBrandClose,
  opsBrandOpen,
  opsCategories,
  opsCategoryCreate,
  opsCategoryChange,
  opsCategoryClose,
  opsCategoryOpen,
]
