import { useRouter } from 'next/router'
import { PrintView } from '@/components/quotation/print-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import { parseLineIds } from '@/contract/quotation/quotation-calls'
import type { MallPage } from '@/services/page/page-loader'

const QuotationPrintPage: MallPage = () => (
  <>
    <PageHead title="打印报价单" />
    <PrintView ids={parseLineIds(first(useRouter().query.ids))} />
  </>
)
QuotationPrintPage.getLayout = (page) => page
export default QuotationPrintPage
