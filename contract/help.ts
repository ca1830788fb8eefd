import * as z from 'zod/mini'
import { mallPath } from './common'
import { KEYWORD_MAX } from './constants'
import { endpoint } from './endpoint'
import { ARTICLE_KEYS } from './help-articles'

/** Passages one search answers with. */
export const HELP_RESULTS_MAX = 20

const key = z.enum(ARTICLE_KEYS)
export const helpSection = z.looseObject({
  title: z.string().check(z.minLength(1)),
  icon: z.optional(
    z.enum(['user', 'pin', 'search', 'cart', 'list', 'yuan', 'check', 'truck', 'box', 'heart']),
  ),
  /** Paragraphs, and lists of them. */
  blocks: z.array(z.union([z.string(), z.array(z.string())])).check(z.minLength(1)),
  links: z.array(z.looseObject({ title: z.string(), href: mallPath })),
})

export const getHelpArticle = endpoint({
  name: 'getHelpArticle',
  method: 'POST',
  path: '/api/help/getArticle',
  auth: 'bearer',
  summary: 'One help article',
  input: z.object({ type: key }),
  output: z.looseObject({
    type: key,
    title: z.string().check(z.minLength(1)),
    /** Said before everything else, '' for nothing. */
    note: z.string(),
    sections: z.array(helpSection).check(z.minLength(1)),
  }),
})
export type HelpArticle = z.infer<typeof getHelpArticle.output>

export const helpPassage = z.looseObject({
  type: key,
  /** The section it stands in, from 1. */
  index: z.int().check(z.minimum(1), z.maximum(99)),
  article: z.string(),
  section: z.string(),
  text: z.string(),
})
export type HelpPassage = z.infer<typeof helpPassage>

export const searchHelp = endpoint({
  name: 'searchHelp',
  method: 'POST',
  path: '/api/help/search',
  auth: 'bearer',
  summary: 'Sections of help articles with the passage that fits best, the best first',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
  }),
  output: z.looseObject({
    list: z.array(helpPassage).check(z.maxLength(HELP_RESULTS_MAX)),
    /** Words of the question that stand in them. */
    terms: z.array(z.string()),
  }),
})
