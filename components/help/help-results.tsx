import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MarkedText } from '@/components/shared/marked-text'
import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { QUESTIONS_KEY } from '@/contract/help-articles'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import { useHelpSearch } from '@/hooks/use-help'
import { usePreload } from '@/hooks/use-preload'
import s from './help-results.module.css'
import { ResultsSkeleton } from './help-skeleton'

type HelpResultsProps = { keyword: string }

/** Where the words stand in help. */
export function HelpResults({ keyword }: HelpResultsProps) {
  const preload = usePreload()
  const { found, error, retry } = useHelpSearch(keyword)
  if (!found)
    return error ? <ErrorState message={error.message} onRetry={retry} /> : <ResultsSkeleton />
  const { list, terms } = found
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
          <ButtonLink look="primary" href={routes.help({ type: QUESTIONS_KEY })}>
            查看常见问题
          </ButtonLink>
          <ButtonLink href={routes.search({ keyword })}>搜索商品“{keyword}”</ButtonLink>
        </EmptyState>
      ) : null}
      <ol>
        {list.map(({ type, index, article, section, text }) => (
          <li key={`${type}/${index}`} className={s.item}>
            <MallLink
              href={routes.help({ type, index })}
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
