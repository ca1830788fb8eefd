import Router from 'next/router'
import type { FormEvent } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Resource } from '@/components/ui/resource'
import { KEYWORD_MAX } from '@/contract/constants'
import { type HelpState, helpAddress } from '@/contract/help/help-address'
import { helpTitle } from '@/contract/help/help-articles-rules'
import { routes } from '@/contract/routes'
import { useHelpArticle } from '@/hooks/help/use-help'
import { HelpArticle } from './help-article'
import { HelpMenu } from './help-menu'
import { HelpResults } from './help-results'
import { HelpSkeleton } from './help-skeleton'
import s from './help-view.module.css'

type HelpViewProps = { state: HelpState }

const HUB = { name: '帮助中心', href: routes.help() }

function SearchForm({ keyword }: { keyword: string }) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const requested = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void Router.push(routes.help(requested ? helpAddress.write({ keyword: requested }) : ''))
  }
  return (
    <search>
      <form className={s.form} onSubmit={handleSubmit} action={routes.help()}>
        <input
          key={keyword}
          type="search"
          name="keyword"
          className={s.field}
          defaultValue={keyword}
          maxLength={KEYWORD_MAX}
          placeholder="搜索帮助，例如：退款多久到账"
          aria-label="搜索帮助"
        />
        <Button type="submit" variant="primary">
          <Icon name="search" />
          查找
        </Button>
      </form>
    </search>
  )
}

function OpenArticle({ state: { type, index } }: HelpViewProps) {
  const { article, ...asked } = useHelpArticle(type)
  return (
    <Resource data={article} {...asked} skeleton={<HelpSkeleton />}>
      {(loaded) => <HelpArticle article={loaded} index={index} />}
    </Resource>
  )
}

/** Help page: its menu, and an article or the search results. */
export function HelpView({ state }: HelpViewProps) {
  const { type, keyword } = state
  return (
    <>
      <Breadcrumb path={[]} hub={HUB} last={keyword ? '搜索帮助' : helpTitle(type)} />
      <SearchForm keyword={keyword} />
      <div className={s.columns}>
        <HelpMenu current={keyword ? null : type} />
        {keyword ? <HelpResults keyword={keyword} /> : <OpenArticle key={type} state={state} />}
      </div>
    </>
  )
}
