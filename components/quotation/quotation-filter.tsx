import { KeywordSearch } from '@/components/ui/keyword-search'
import { TabBar } from '@/components/ui/tab-bar'
import type { QuotationList } from '@/contract/quotation/my-quotation-calls'
import {
  type QuotationListState,
  quotationListAddress,
} from '@/contract/quotation/quotation-list-address'
import { QUOTATION_TABS } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'

type TabsProps = { state: QuotationListState; quotations: QuotationList | undefined }

/** A tab per status, each with its count. */
export function QuotationTabs({ state, quotations }: TabsProps) {
  const countOf = (type: number) => quotations?.counts.find((one) => one.type === type)?.count
  return (
    <TabBar
      label="报价单状态"
      tabs={QUOTATION_TABS.map(({ type, title }) => ({
        title,
        href: routes.quotations(quotationListAddress.write({ ...state, type, page: 1 })),
        isCurrent: type === state.type,
        count: countOf(type),
      }))}
    />
  )
}

type SearchProps = { state: QuotationListState }

/** Search in the list. */
export function QuotationSearch({ state }: SearchProps) {
  return (
    <KeywordSearch
      label="搜索报价单"
      placeholder="报价单编号、商品名称或编号"
      keyword={state.keyword}
      hrefOf={(keyword) =>
        routes.quotations(quotationListAddress.write({ ...state, keyword, page: 1 }))
      }
    />
  )
}
