import type { KeyboardEvent } from 'react'
import { moveFocus } from '@/components/ui/arrow-keys'
import { Pagination } from '@/components/ui/pagination'
import surface from '@/components/ui/surface.module.css'
import { messageAddress } from '@/contract/message/message-address'
import type { MessageList as Messages } from '@/contract/message/message-calls'
import { routes } from '@/contract/routes'
import s from './message-list.module.css'
import { MessageRow } from './message-row'
import { MessageToolbar } from './message-toolbar'
import type { MessagesScreen } from './use-messages-screen'

type MessageListProps = { messages: Messages; screen: MessagesScreen }

/** Arrow keys move among the messages; on a checkbox they keep their own meaning. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  if (event.target instanceof HTMLAnchorElement) moveFocus(event)
}

/** A page of messages with the actions of the selected ones. */
export function MessageList({ messages, screen }: MessageListProps) {
  const { state, isStale, selected, select } = screen
  return (
    <div aria-busy={isStale}>
      <div className={isStale ? `${surface.panel} ${s.stale}` : surface.panel}>
        <MessageToolbar messages={messages} screen={screen} />
        <fieldset aria-label="消息" onKeyDown={handleKey}>
          <ul>
            {messages.list.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                href={routes.messages(messageAddress.write({ ...state, id: message.id }))}
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
        hrefOf={(page) => routes.messages(messageAddress.write({ ...state, id: null, page }))}
      />
    </div>
  )
}
