import type { KeyboardEvent } from 'react'
import { Pagination } from '@/components/shared/pagination'
import { moveFocus } from '@/components/ui/arrow-keys'
import { routes } from '@/contract/routes'
import type { MessageList as Messages } from '@/contract/system-message'
import s from './message-list.module.css'
import { MessageRow } from './message-row'
import { MessageToolbar } from './message-toolbar'
import type { MessagesScreen } from './use-messages-screen'

type MessageListProps = { messages: Messages; screen: MessagesScreen }

/** Arrows walk the messages; on a box they would leave it. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  if (event.target instanceof HTMLAnchorElement) moveFocus(event)
}

/** A page of messages with what can be done with the selected ones. */
export function MessageList({ messages, screen }: MessageListProps) {
  const { state, isStale, selected, select } = screen
  return (
    <div aria-busy={isStale}>
      <div className={isStale ? `${s.root} ${s.stale}` : s.root}>
        <MessageToolbar messages={messages} screen={screen} />
        <fieldset aria-label="消息" onKeyDown={handleKey}>
          <ul>
            {messages.list.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                href={routes.messages({ ...state, id: message.id })}
                isOpen={message.id === state.id}
                isSelected={selected.includes(message)}
                onSelect={(isOn) => select([message.id], isOn)}
              />
            ))}
          </ul>
        </fieldset>
      </div>
      <Pagination
        page={messages.page}
        pageSize={messages.pageSize}
        total={messages.total}
        hrefOf={(page) => routes.messages({ ...state, id: null, page })}
      />
    </div>
  )
}
