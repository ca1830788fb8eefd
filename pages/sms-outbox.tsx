import { OutboxView } from '@/components/account/sign-in/outbox-view'
import { PageHead } from '@/components/ui/page-head'
import { smsOutboxRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const SmsOutboxPage: MallPage = () => (
  <>
    <PageHead title="短信收件箱（演示）" />
    <OutboxView />
  </>
)
SmsOutboxPage.requests = smsOutboxRequests
// Rendered per request: the outbox changes all the time.
SmsOutboxPage.noCache = true
export default SmsOutboxPage
