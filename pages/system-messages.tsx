import { useRouter } from 'next/router'
import { MessagesView } from '@/components/message/messages-view'
import { PageHead } from '@/components/ui/page-head'
import { messageAddress } from '@/contract/message/message-address'
import type { MallPage } from '@/services/page/page-loader'

const SystemMessagesPage: MallPage = () => (
  <>
    <PageHead title="我的消息" />
    <MessagesView state={messageAddress.read(useRouter().query)} />
  </>
)
export default SystemMessagesPage
