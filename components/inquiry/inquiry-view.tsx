import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import { routes } from '@/contract/routes'
import { useInquiry } from '@/hooks/inquiry/use-inquiries'
import { InquirySkeleton } from './inquiry-skeletons'

const InquiryScreen = dynamic(async () => (await import('./antd-screens')).InquiryScreen, {
  ssr: false,
  loading: late(() => <InquirySkeleton />),
})

type InquiryViewProps = { inquiryNo: string }

function OwnInquiry({ inquiryNo }: InquiryViewProps) {
  const { inquiry, isNotFound, ...requested } = useInquiry(inquiryNo)
  if (isNotFound) {
    return (
      <EmptyState title="询价单不存在" text="请核对询价单号。">
        <ButtonLink variant="primary" href={routes.inquiries('')}>
          查看我的询价
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={inquiry} {...requested} skeleton={<InquirySkeleton />}>
      {(loaded) => <InquiryScreen inquiry={loaded} />}
    </Resource>
  )
}

/** One inquiry of the signed-in user. */
export function InquiryView({ inquiryNo }: InquiryViewProps) {
  return (
    <>
      <Breadcrumb
        path={[]}
        hub={{ name: '我的询价', href: routes.inquiries('') }}
        last={inquiryNo}
      />
      <Personal skeleton={<InquirySkeleton />}>
        <OwnInquiry inquiryNo={inquiryNo} />
      </Personal>
    </>
  )
}
