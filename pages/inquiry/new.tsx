import { useRouter } from 'next/router'
import { NewInquiryView } from '@/components/inquiry/new-inquiry-view'
import { PageHead } from '@/components/ui/page-head'
import { newInquiryAddress } from '@/contract/inquiry/new-inquiry-address'
import type { MallPage } from '@/services/page/page-loader'

const NewInquiryPage: MallPage = () => {
  const { query, asPath } = useRouter()
  return (
    <>
      <PageHead title="发起询价" />
      <NewInquiryView key={asPath} state={newInquiryAddress.read(query)} />
    </>
  )
}
export default NewInquiryPage
