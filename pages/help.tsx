import { useRouter } from 'next/router'
import { HelpHead } from '@/components/help/help-head'
import { HelpView } from '@/components/help/help-view'
import { parseHelpState, parseOtherPage } from '@/contract/help-state'
import { routes } from '@/contract/routes'
import { helpRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const HelpPage: MallPage = () => {
  const state = parseHelpState(useRouter().query)
  return (
    <>
      <HelpHead state={state} />
      <HelpView state={state} />
    </>
  )
}
HelpPage.requests = (query) => helpRequests(parseHelpState(query))
HelpPage.moved = (query) => {
  const key = parseOtherPage(query)
  return key && routes.helpEntry(key)
}
export default HelpPage
