import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { QuotationList } from '@/contract/quotation/my-quotation-calls'
import {
  type QuotationListState,
  quotationListAddress,
} from '@/contract/quotation/quotation-list-address'
import { routes } from '@/contract/routes'
import { useQuotationList } from '@/hooks/quotation/use-own-quotations'
import { QuotationSearch, QuotationTabs } from './quotation-filter'
import { QuotationListSkeleton } from './quotation-skeletons'

const QuotationTable = dynamic(async () => (await import('./antd-screens')).QuotationTable, {
  ssr: false,
  loading: late(() => <QuotationListSkeleton />),
})

type QuotationListViewProps = { state: QuotationListState }

function NoQuotations({ state }: QuotationListViewProps) {
  const isFiltered = state.keyword !== '' || state.type !== -1 || state.page > 1
  if (isFiltered) {
    return (
      <EmptyState icon="list" title="没有符合条件的报价单">
        <ButtonLink variant="primary" href={routes.quotations('')}>
          查看全部报价单
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="list"
      title="还没有报价单"
      text="在购物车勾选商品后导出或打印报价单，有效期内可按报价下单。"
    >
      <ButtonLink variant="primary" href={routes.cart()}>
        去购物车
      </ButtonLink>
      <ButtonLink href={routes.quickOrder()}>快速下单</ButtonLink>
    </EmptyState>
  )
}

function Loaded({ state, quotations }: QuotationListViewProps & { quotations: QuotationList }) {
  const { list, page, pageSize, total } = quotations
  if (list.length === 0) return <NoQuotations state={state} />
  return (
    <>
      <QuotationTable quotations={list} />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.quotations(quotationListAddress.write({ ...state, page: at }))}
      />
    </>
  )
}

function OwnQuotations({ state }: QuotationListViewProps) {
  const { quotations, ...requested } = useQuotationList(state)
  return (
    <>
      <QuotationTabs state={state} quotations={quotations} />
      <QuotationSearch state={state} />
      <Resource data={quotations} {...requested} skeleton={<QuotationListSkeleton />}>
        {(loaded) => (
          <Stale isStale={requested.isStale}>
            <Loaded state={state} quotations={loaded} />
          </Stale>
        )}
      </Resource>
    </>
  )
}

/** Quotations of the signed-in user, by status and keyword. */
export function QuotationListView({ state }: QuotationListViewProps) {
  return (
    <>
      <Breadcrumb path={[]} hub={{ name: '个人中心', href: routes.userInfo() }} last="我的报价单" />
      <h1 className={surface.pageTitle}>我的报价单</h1>
      <Personal
        skeleton={
          <>
            <QuotationTabs state={state} quotations={undefined} />
            <QuotationSearch state={state} />
            <QuotationListSkeleton />
          </>
        }
      >
        <OwnQuotations state={state} />
      </Personal>
    </>
  )
}
