import Router from 'next/router'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { useFieldText } from '@/components/ui/use-field-text'
import { type ListingState, listingAddress } from '@/contract/catalog/listing-address'
import { KEYWORD_MAX } from '@/contract/constants'
import { useCategories } from '@/hooks/catalog/use-categories'
import s from './listing-filter.module.css'

type ListingFilterProps = {
  state: ListingState
  /** Name of the entries: 品牌, 店铺. */
  noun: string
  hrefOf: (query: string) => string
}

function SearchForm({ state, noun, hrefOf }: ListingFilterProps) {
  const field = useFieldText(state.keyword)
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    const query = listingAddress.write({ ...state, page: 1, initial: '', keyword })
    void Router.push(hrefOf(query), undefined, { scroll: false })
  }
  return (
    <form className={s.form} onSubmit={handleSubmit} action={hrefOf('')}>
      {state.categoryId ? <input type="hidden" name="category" value={state.categoryId} /> : null}
      <input
        ref={field}
        type="search"
        name="keyword"
        className={s.field}
        defaultValue={state.keyword}
        maxLength={KEYWORD_MAX}
        placeholder={`搜索${noun}`}
        aria-label={`搜索${noun}`}
      />
      <Button type="submit" variant="primary">
        <Icon name="search" />
        查找
      </Button>
    </form>
  )
}

/** Filter of a brand or shop list: name, and the top category they sell in. */
export function ListingFilter({ state, noun, hrefOf }: ListingFilterProps) {
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
                href={hrefOf(
                  listingAddress.write({ ...state, page: 1, initial: '', categoryId: id }),
                )}
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
