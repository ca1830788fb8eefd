import { ErrorState } from '@/components/shared/error-state'
import type { MessageState } from '@/contract/message-state'
import type { MessageList as Messages } from '@/contract/system-message'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { MessageList } from './message-list'
import { MessagePanel } from './message-panel'
import { MessageTabs } from './message-tabs'
import { MessagesSkeleton } from './messages-skeleton'
import s from './messages-view.module.css'
import { NoMessages } from './no-messages'
import { type MessagesScreen, useMessagesScreen } from './use-messages-screen'

type MessagesViewProps = { state: MessageState }

type LoadedProps = { messages: Messages; screen: MessagesScreen }

/** The open message stands beside the list. */
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
  const { messages, error, isStale, retry } = screen
  const hasFailed = error && !isStale
  return (
    <>
      <MessageTabs state={state} messages={messages} />
      {hasFailed ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!hasFailed && !messages ? <MessagesSkeleton /> : null}
      {!hasFailed && messages ? <Loaded messages={messages} screen={screen} /> : null}
    </>
  )
}

/** System messages: by category, read or not, in pages; the address holds all of the state. */
export function MessagesView({ state }: MessagesViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <>
      <h1 className={s.title}>我的消息</h1>
      {isSignedIn ? (
        <OwnMessages state={state} />
      ) : (
        <>
          <MessageTabs state={state} messages={undefined} />
          <MessagesSkeleton />
        </>
      )}
    </>
  )
}
