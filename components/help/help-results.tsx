import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { MallLink } from '@/components/ui/mall-link'
import { MarkedText } from '@/components/ui/marked-text'
import { Resource } from '@/components/ui/resource'
import type { Output } from '@/contract/endpoint'
import { helpAddress } from '@/contract/help/help-address'
import { QUESTIONS_KEY } from '@/contract/help/help-articles-rules'
import type { searchHelp } from '@/contract/help/help-calls'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { usePreload } from '@/hooks/call/use-preload'
import { useHelpSearch } from '@/hooks/help/use-help'
import s from './help-results.module.css'
import { ResultsSkeleton } from './help-skeleton'

type HelpResultsProps = { keyword: string }

type FoundProps = HelpResultsProps & { result: Output<typeof searchHelp> }

function Match({ keyword, result: { list, terms } }: FoundProps) {
  const preload = usePreload()
  return (
    <section className={list.length > 0 ? s.root : undefined} aria-labelledby="help-results">
      <h1 id="help-results" className={s.title} role="status">
        “{keyword}”{list.length > 0 ? `：${list.length} 处相关内容` : ''}
      </h1>
      {list.length === 0 ? (
        <EmptyState
          icon="search"
          title="帮助里没有找到相关内容"
          text={
            <>
              换一个说法试试，或致电 <span className={s.phone}>{SITE.phone}</span>（{SITE.hours}）。
            </>
          }
        >
          <ButtonLink
            variant="primary"
            href={routes.help(helpAddress.write({ type: QUESTIONS_KEY }))}
          >
            查看常见问题
          </ButtonLink>
          <ButtonLink href={routes.search({ keyword })}>搜索商品“{keyword}”</ButtonLink>
        </EmptyState>
      ) : null}
      <ol>
        {list.map(({ type, index, article, section, text }) => (
          <li key={`${type}/${index}`} className={s.item}>
            <MallLink
              href={routes.help(helpAddress.write({ type, index }))}
              onWarm={preload.help(type)}
              className={s.link}
            >
              <MarkedText text={section} terms={terms} />
            </MallLink>
            <span className={s.article}>{article}</span>
            <p>
              <MarkedText text={text} terms={terms} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Search results in help. */
export function HelpResults({ keyword }: HelpResultsProps) {
  const { result, ...requested } = useHelpSearch(keyword)
  return (
    <Resource data={result} {...requested} skeleton={<ResultsSkeleton />}>
      {(loaded) => <Match keyword={keyword} result={loaded} />}
    </Resource>
  )
}
