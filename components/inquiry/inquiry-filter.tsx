import Router from 'next/router'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TabBar } from '@/components/ui/tab-bar'
import { KEYWORD_MAX } from '@/contract/constants'
import type { InquiryList } from '@/contract/inquiry/inquiry-calls'
import { type InquiryListState, inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { INQUIRY_TABS } from '@/contract/inquiry/inquiry-status-rules'
import { routes } from '@/contract/routes'
import s from './inquiry-list.module.css'

type TabsProps = { state: InquiryListState; inquiries: InquiryList | undefined }

/** A tab per status, each with its count. */
export function InquiryTabs({ state, inquiries }: TabsProps) {
  const countOf = (type: number) => inquiries?.counts.find((one) => one.type === type)?.count
  return (
    <TabBar
      label="询价状态"
      tabs={INQUIRY_TABS.map(({ type, title }) => ({
        title,
        href: routes.inquiries(inquiryListAddress.write({ ...state, type, page: 1 })),
        isCurrent: type === state.type,
        count: countOf(type),
      }))}
    />
  )
}

type SearchProps = { state: InquiryListState }

/** Search in the list; links and a form, so that it is there before antd is. */
export function InquirySearch({ state }: SearchProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    const query = inquiryListAddress.write({ ...state, keyword, page: 1 })
    void Router.push(routes.inquiries(query), undefined, { scroll: false })
  }
  return (
    <form className={s.search} action={routes.inquiries('')} onSubmit={handleSubmit}>
      <input
        key={state.keyword}
        type="search"
        name="keyword"
        className={s.field}
        defaultValue={state.keyword}
        maxLength={KEYWORD_MAX}
        placeholder="询价单号、商品名称、编号或描述"
        aria-label="搜索询价"
      />
      <Button type="submit">查找</Button>
    </form>
  )
}
