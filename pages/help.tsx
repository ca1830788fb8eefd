import { useRouter } from 'next/router'
import { HelpHead } from '@/components/help/help-head'
import { HelpView } from '@/components/help/help-view'
import { helpAddress, parseOtherPage } from '@/contract/help/help-address'
import { routes } from '@/contract/routes'
import { helpRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const HelpPage: MallPage = () => {
  const state = helpAddress.read(useRouter().query)
  return (
    <>
      <HelpHead state={state} />
      <HelpView state={state} />
    </>
  )
}
HelpPage.requests = (query) => helpRequests(helpAddress.read(query))
HelpPage.redirectTo = (query) => {
  const key = parseOtherPage(query)
  return key && routes.helpEntry(key)
}
export default HelpPage
