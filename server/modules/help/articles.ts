import { ARTICLE_KEYS, type ArticleKey, helpTitle } from '@/contract/help/help-articles-rules'
import type { HelpArticle } from '@/contract/help/help-calls'
import { agreement } from './articles/agreement'
import type { Article } from './articles/article'
import { delivery, inspection } from './articles/delivery'
import { invoices } from './articles/invoices'
import { paying } from './articles/paying'
import { privacy } from './articles/privacy'
import { questions } from './articles/questions'
import { refunds } from './articles/refunds'
import { registering } from './articles/registering'
import { searching } from './articles/searching'
import { shopping } from './articles/shopping'

const WRITTEN: Record<ArticleKey, Article> = {
  '0-1': shopping,
  '0-2': searching,
  '1-1': delivery,
  '1-2': inspection,
  '1-3': refunds,
  '2-1': paying,
  '3-2': privacy,
  '3-3': agreement,
  '4-1': registering,
  '4-2': invoices,
  '4-3': questions,
}

/** One article as the API returns it. */
export function articleOf(type: ArticleKey): HelpArticle {
  const { note = '', sections } = WRITTEN[type]
  return {
    type,
    title: helpTitle(type),
    note,
    sections: sections.map(({ links = [], ...section }) => ({ ...section, links })),
  }
}

/** All articles in menu order. */
export const ARTICLES: readonly HelpArticle[] = ARTICLE_KEYS.map(articleOf)
