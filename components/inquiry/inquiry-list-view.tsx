import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Pagination } from '@/components/ui/pagination'
import { Resource, Stale } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { InquiryList } from '@/contract/inquiry/inquiry-calls'
import { type InquiryListState, inquiryListAddress } from '@/contract/inquiry/inquiry-list-address'
import { routes } from '@/contract/routes'
import { useInquiryList } from '@/hooks/inquiry/use-inquiries'
import { InquirySearch, InquiryTabs } from './inquiry-filter'
import { InquiryListSkeleton } from './inquiry-skeletons'

const InquiryTable = dynamic(async () => (await import('./antd-screens')).InquiryTable, {
  ssr: false,
  loading: late(() => <InquiryListSkeleton />),
})

type InquiryListViewProps = { state: InquiryListState }

function NoInquiries({ state }: InquiryListViewProps) {
  const isFiltered = state.keyword !== '' || state.type !== -1 || state.page > 1
  if (isFiltered) {
    return (
      <EmptyState icon="list" title="没有符合条件的询价">
        <ButtonLink variant="primary" href={routes.inquiries('')}>
          查看全部询价
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="list"
      title="还没有询价"
      text="需询价的商品、超出限购的数量、没有匹配到的清单行，都可以请店铺报价。"
    >
      <ButtonLink variant="primary" href={routes.newInquiry('')}>
        发起询价
      </ButtonLink>
      <ButtonLink href={routes.quickOrder()}>快速下单</ButtonLink>
    </EmptyState>
  )
}

function Loaded({ state, inquiries }: InquiryListViewProps & { inquiries: InquiryList }) {
  const { list, page, pageSize, total } = inquiries
  if (list.length === 0) return <NoInquiries state={state} />
  return (
    <>
      <InquiryTable inquiries={list} />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.inquiries(inquiryListAddress.write({ ...state, page: at }))}
      />
    </>
  )
}

function OwnInquiries({ state }: InquiryListViewProps) {
  const { inquiries, ...requested } = useInquiryList(state)
  return (
    <>
      <InquiryTabs state={state} inquiries={inquiries} />
      <InquirySearch state={state} />
      <Resource data={inquiries} {...requested} skeleton={<InquiryListSkeleton />}>
        {(loaded) => (
          <Stale isStale={requested.isStale}>
            <Loaded state={state} inquiries={loaded} />
          </Stale>
        )}
      </Resource>
    </>
  )
}

/** Inquiries of the signed-in user, by status and keyword. */
export function InquiryListView({ state }: InquiryListViewProps) {
  return (
    <>
      <Breadcrumb path={[]} hub={{ name: '个人中心', href: routes.userInfo() }} last="我的询价" />
      <div className={surface.ends}>
        <h1 className={surface.pageTitle}>我的询价</h1>
        <span className={surface.row}>
          <ButtonLink variant="primary" href={routes.newInquiry('')}>
            发起询价
          </ButtonLink>
        </span>
      </div>
      <Personal
        skeleton={
          <>
            <InquiryTabs state={state} inquiries={undefined} />
            <InquirySearch state={state} />
            <InquiryListSkeleton />
          </>
        }
      >
        <OwnInquiries state={state} />
      </Personal>
    </>
  )
}
