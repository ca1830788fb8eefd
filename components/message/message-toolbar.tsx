import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import type { MessageList } from '@/contract/message/message-calls'
import { DeleteDialog } from './delete-dialog'
import s from './message-list.module.css'
import { unreadOf } from './message-selection'
import type { MessagesScreen } from './use-messages-screen'

type MessageToolbarProps = { messages: MessageList; screen: MessagesScreen }

function SelectAll({ messages, screen }: MessageToolbarProps) {
  const { selected, select } = screen
  const isAll = selected.length === messages.list.length
  const ids = messages.list.map(({ id }) => id)
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected.length > 0 && !isAll}
      onChange={() => select(ids, !isAll)}
    >
      全选本页
    </Checkbox>
  )
}

/** Toolbar: select the page, mark as read, delete; disabled while an action is pending. */
export function MessageToolbar({ messages, screen }: MessageToolbarProps) {
  const { state, selected, pending, failure, readSelected, readAll, removeSelected } = screen
  // Count when the dialog opened: the list empties before the dialog closes.
  const [askedFor, setAskedFor] = useState(0)
  const isBusy = pending !== null
  const hasUnread = selected.some(({ isRead }) => !isRead)

  async function handleDelete() {
    await removeSelected()
    setAskedFor(0)
  }

  return (
    <div className={s.toolbar}>
      <SelectAll messages={messages} screen={screen} />
      <span className={s.chosen} role="status">
        {selected.length > 0 ? `已选 ${selected.length} 条` : ''}
      </span>
      <span className={s.actions}>
        <Button
          size="small"
          loading={pending === 'read'}
          disabled={!hasUnread || isBusy}
          onClick={() => void readSelected()}
        >
          标为已读
        </Button>
        <Button
          size="small"
          loading={pending === 'readAll'}
          disabled={unreadOf(messages, state.category) === 0 || isBusy}
          onClick={() => void readAll()}
        >
          全部已读
        </Button>
        <Button
          size="small"
          disabled={selected.length === 0 || isBusy}
          onClick={() => setAskedFor(selected.length)}
        >
          删除
        </Button>
      </span>
      <RefusalAlert message={failure} className={s.failure} />
      {askedFor > 0 ? (
        <DeleteDialog
          count={askedFor}
          isPending={pending === 'delete'}
          onConfirm={() => void handleDelete()}
          onCancel={() => setAskedFor(0)}
        />
      ) : null}
    </div>
  )
}
