import { OutboxView } from '@/components/login/outbox-view'
import { PageHead } from '@/components/shared/page-head'
import { smsOutboxRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const SmsOutboxPage: MallPage = () => (
  <>
    <PageHead title="短信收件箱（演示）" />
    <OutboxView />
  </>
)
SmsOutboxPage.requests = smsOutboxRequests
// What it says is of this moment.
SmsOutboxPage.isLive = true
export default SmsOutboxPage
