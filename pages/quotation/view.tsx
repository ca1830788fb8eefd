import { useRouter } from 'next/router'
import { OwnQuotationView } from '@/components/quotation/own-quotation-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const OwnQuotationPage: MallPage = () => {
  const no = first(useRouter().query.no)
  return (
    <>
      <PageHead title="报价单" />
      <OwnQuotationView key={no} no={no} />
    </>
  )
}
export default OwnQuotationPage
