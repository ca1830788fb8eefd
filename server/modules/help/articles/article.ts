import type { HelpArticle } from '@/contract/help/help-calls'

type Served = HelpArticle['sections'][number]
type Section = Pick<Served, 'title' | 'icon' | 'blocks'> & { links?: Served['links'] }

/** An article as authored. */
export type Article = { note?: string; sections: Section[] }
