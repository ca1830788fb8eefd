import { useRouter } from 'next/router'
import { PrintView } from '@/components/quotation/print-view'
import { PageHead } from '@/components/shared/page-head'
import { first } from '@/contract/query'
import { parseLineIds } from '@/contract/quotation'
import type { MallPage } from '@/hooks/page-loader'

const QuotationPrintPage: MallPage = () => (
  <>
    <PageHead title="打印报价单" />
    <PrintView ids={parseLineIds(first(useRouter().query.ids))} />
  </>
)
QuotationPrintPage.getLayout = (page) => page
export default QuotationPrintPage
