import Router from 'next/router'
import type { FormEvent } from 'react'
import { KEYWORD_MAX } from '@/contract/constants'
import { Button } from './button'
import s from './keyword-search.module.css'
import { useFieldText } from './use-field-text'

type KeywordSearchProps = {
  /** Name of the field for assistive technology. */
  label: string
  placeholder: string
  keyword: string
  /** Address of the list that contains a keyword, '' for the whole list. */
  hrefOf: (keyword: string) => string
}

/** Search in a list by words; a form, so that it is there before antd is. */
export function KeywordSearch({ label, placeholder, keyword, hrefOf }: KeywordSearchProps) {
  const field = useFieldText(keyword)
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void Router.push(hrefOf(words), undefined, { scroll: false })
  }
  return (
    <form className={s.root} action={hrefOf('')} onSubmit={handleSubmit}>
      <input
        ref={field}
        type="search"
        name="keyword"
        className={s.field}
        defaultValue={keyword}
        maxLength={KEYWORD_MAX}
        placeholder={placeholder}
        aria-label={label}
      />
      <Button type="submit">查找</Button>
    </form>
  )
}
