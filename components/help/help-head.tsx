import { PageHead } from '@/components/ui/page-head'
import { type HelpState, helpAddress } from '@/contract/help/help-address'
import { helpTitle, QUESTIONS_KEY } from '@/contract/help/help-articles-rules'
import type { HelpArticle } from '@/contract/help/help-calls'
import { routes } from '@/contract/routes'
import { useHelpArticle } from '@/hooks/help/use-help'

type HelpHeadProps = { state: HelpState }

/** Questions and answers as a schema.org FAQPage. */
function structured({ sections }: HelpArticle) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.map(({ title, blocks }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: blocks.flat().join('\n') },
    })),
  }
}

function QuestionsHead() {
  const { article } = useHelpArticle(QUESTIONS_KEY)
  return (
    <PageHead
      title={helpTitle(QUESTIONS_KEY)}
      canonical={routes.help(helpAddress.write({ type: QUESTIONS_KEY }))}
      {...(article && { data: typeof window === 'undefined' ? structured(article) : null })}
    />
  )
}

/** Title of a help page; the questions carry structured data. */
export function HelpHead({ state: { type, keyword } }: HelpHeadProps) {
  if (keyword) return <PageHead title={`帮助：${keyword}`} />
  if (type === QUESTIONS_KEY) return <QuestionsHead />
  return <PageHead title={helpTitle(type)} canonical={routes.help(helpAddress.write({ type }))} />
}
