import Router from 'next/router'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { KEYWORD_MAX } from '@/contract/constants'
import type { HallState } from '@/contract/hall-state'
import { useCategories } from '@/hooks/use-categories'
import s from './hall-filter.module.css'

type HallFilterProps = {
  state: HallState
  /** What is looked for: 品牌, 店铺. */
  noun: string
  hrefOf: (state: Partial<HallState>) => string
}

function SearchForm({ state, noun, hrefOf }: HallFilterProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void Router.push(hrefOf({ ...state, page: 1, initial: '', keyword }), undefined, {
      scroll: false,
    })
  }
  return (
    <form className={s.form} onSubmit={handleSubmit} action={hrefOf({})}>
      {state.categoryId ? <input type="hidden" name="category" value={state.categoryId} /> : null}
      <input
        key={state.keyword}
        type="search"
        name="keyword"
        className={s.field}
        defaultValue={state.keyword}
        maxLength={KEYWORD_MAX}
        placeholder={`搜索${noun}`}
        aria-label={`搜索${noun}`}
      />
      <Button type="submit" look="primary">
        <Icon name="search" />
        查找
      </Button>
    </form>
  )
}

/** What narrows a hall of brands or shops: words, and the top category they have goods in. */
export function HallFilter({ state, noun, hrefOf }: HallFilterProps) {
  const { categories } = useCategories(1)
  const tops = [{ id: null, name: '全部' }, ...categories]
  return (
    <div className={s.root}>
      <SearchForm state={state} noun={noun} hrefOf={hrefOf} />
      <nav aria-label="按分类">
        <ul className={s.tops}>
          {tops.map(({ id, name }) => (
            <li key={id}>
              <MallLink
                href={hrefOf({ ...state, page: 1, initial: '', categoryId: id })}
                isInPlace
                className={id === state.categoryId ? `${s.top} ${s.on}` : s.top}
                aria-current={id === state.categoryId ? 'true' : undefined}
              >
                {name}
              </MallLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
