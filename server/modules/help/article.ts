import type { HelpArticle } from '@/contract/help'

type Served = HelpArticle['sections'][number]
type Section = Pick<Served, 'title' | 'icon' | 'blocks'> & { links?: Served['links'] }

/** An article as it is written. */
export type Article = { note?: string; sections: Section[] }
