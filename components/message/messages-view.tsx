import { Personal } from '@/components/account/shared/personal'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Resource } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import type { MessageState } from '@/contract/message/message-address'
import type { MessageList as Messages } from '@/contract/message/message-calls'
import { MessageList } from './message-list'
import { MessagePanel } from './message-panel'
import { MessageTabs } from './message-tabs'
import { MessagesSkeleton } from './messages-skeleton'
import s from './messages-view.module.css'
import { NoMessages } from './no-messages'
import { type MessagesScreen, useMessagesScreen } from './use-messages-screen'

type MessagesViewProps = { state: MessageState }

type LoadedProps = { messages: Messages; screen: MessagesScreen }

/** The open message is shown beside the list. */
function Loaded({ messages, screen }: LoadedProps) {
  const { state } = screen
  const isEmpty = messages.list.length === 0
  return (
    <div className={isEmpty && !state.id ? undefined : s.body}>
      {isEmpty ? <NoMessages state={state} /> : <MessageList messages={messages} screen={screen} />}
      {state.id ? <MessagePanel key={state.id} id={state.id} state={state} /> : null}
      {isEmpty || state.id ? null : <p className={s.hint}>选择一条消息，在这里查看内容</p>}
    </div>
  )
}

function OwnMessages({ state }: MessagesViewProps) {
  const screen = useMessagesScreen(state)
  return (
    <>
      <MessageTabs state={state} messages={screen.messages} />
      <Resource data={screen.messages} {...screen} skeleton={<MessagesSkeleton />}>
        {(messages) => <Loaded messages={messages} screen={screen} />}
      </Resource>
    </>
  )
}

/** System messages by category and read state, paginated; the URL holds all of the state. */
export function MessagesView({ state }: MessagesViewProps) {
  const skeleton = (
    <>
      <MessageTabs state={state} messages={undefined} />
      <MessagesSkeleton />
    </>
  )
  return (
    <>
      <h1 className={surface.pageTitle}>我的消息</h1>
      <AntdScreen group="records" skeleton={skeleton}>
        <Personal skeleton={skeleton}>
          <OwnMessages state={state} />
        </Personal>
      </AntdScreen>
    </>
  )
}
