import { useRouter } from 'next/router'
import { MessagesView } from '@/components/messages/messages-view'
import { PageHead } from '@/components/shared/page-head'
import { parseMessageState } from '@/contract/message-state'
import type { MallPage } from '@/hooks/page-loader'

const SystemMessagesPage: MallPage = () => (
  <>
    <PageHead title="我的消息" />
    <MessagesView state={parseMessageState(useRouter().query)} />
  </>
)
export default SystemMessagesPage
