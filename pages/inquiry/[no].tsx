import { useRouter } from 'next/router'
import { InquiryView } from '@/components/inquiry/inquiry-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const InquiryPage: MallPage = () => {
  const inquiryNo = first(useRouter().query.no)
  return (
    <>
      <PageHead title="询价详情" />
      <InquiryView key={inquiryNo} inquiryNo={inquiryNo} />
    </>
  )
}
export default InquiryPage
