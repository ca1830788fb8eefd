import { KeywordSearch } from '@/components/ui/keyword-search'
import { TabBar } from '@/components/ui/tab-bar'
import type { InquiryList } from '@/contract/inquiry/inquiry-calls'
import { type InquiryListState, inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { INQUIRY_TABS } from '@/contract/inquiry/inquiry-status-rules'
import { routes } from '@/contract/routes'

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

/** Search in the list. */
export function InquirySearch({ state }: SearchProps) {
  return (
    <KeywordSearch
      label="搜索询价"
      placeholder="询价单号、商品名称、编号或描述"
      keyword={state.keyword}
      hrefOf={(keyword) =>
        routes.inquiries(inquiryListAddress.write({ ...state, keyword, page: 1 }))
      }
    />
  )
}
