import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { NotConnected } from '@/components/ui/not-connected'
import surface from '@/components/ui/surface.module.css'
import type { NewInquiryState } from '@/contract/inquiry/new-inquiry-address'
import { routes } from '@/contract/routes'
import { useTakesInquiries } from '@/hooks/inquiry/use-inquiries'
import { InquiryFormSkeleton } from './inquiry-skeletons'

const InquiryForm = dynamic(async () => (await import('./antd-screens')).InquiryForm, {
  ssr: false,
  loading: late(() => <InquiryFormSkeleton />),
})

type NewInquiryViewProps = { state: NewInquiryState }

function OwnForm({ state }: NewInquiryViewProps) {
  return useTakesInquiries() ? <InquiryForm state={state} /> : <NotConnected call="submitInquiry" />
}

/** The form of an inquiry. */
export function NewInquiryView({ state }: NewInquiryViewProps) {
  return (
    <>
      <Breadcrumb
        path={[]}
        hub={{ name: '我的询价', href: routes.inquiries('') }}
        last="发起询价"
      />
      <div className={surface.ends}>
        <h1 className={surface.pageTitle}>发起询价</h1>
        <span className={surface.row}>
          <ButtonLink variant="text" href={routes.quickOrder()}>
            整单粘贴
          </ButtonLink>
        </span>
      </div>
      <Personal skeleton={<InquiryFormSkeleton />}>
        <OwnForm state={state} />
      </Personal>
    </>
  )
}
