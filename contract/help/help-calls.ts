import * as z from 'zod/mini'
import { KEYWORD_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { mallPath } from '@/contract/fields'
import { ARTICLE_KEYS } from './help-articles-rules'

/** Maximum results of a help search. */
export const HELP_RESULTS_MAX = 20

const key = z.enum(ARTICLE_KEYS)
export const helpSection = z.looseObject({
  title: z.string().check(z.minLength(1)),
  icon: z.optional(
    z.enum(['user', 'pin', 'search', 'cart', 'list', 'yuan', 'check', 'truck', 'box', 'heart']),
  ),
  /** Paragraphs, and lists as arrays. */
  blocks: z.array(z.union([z.string(), z.array(z.string())])).check(z.minLength(1)),
  links: z.array(z.looseObject({ title: z.string(), href: mallPath })),
})

export const getHelpArticle = endpoint({
  name: 'getHelpArticle',
  method: 'POST',
  path: '/api/help/getArticle',
  auth: 'none',
  own: true,
  summary: 'One help article',
  input: z.object({ type: key }),
  output: z.looseObject({
    type: key,
    title: z.string().check(z.minLength(1)),
    /** Note at the top, '' for none. */
    note: z.string(),
    sections: z.array(helpSection).check(z.minLength(1)),
  }),
})
export type HelpArticle = z.infer<typeof getHelpArticle.output>

export const helpPassage = z.looseObject({
  type: key,
  /** Its section, from 1. */
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
  auth: 'none',
  own: true,
  summary: 'Sections of help articles with the passage that fits best, the best first',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
  }),
  output: z.looseObject({
    list: z.array(helpPassage).check(z.maxLength(HELP_RESULTS_MAX)),
    /** Words of the question that occur in the results. */
    terms: z.array(z.string()),
  }),
})
