import { useState } from 'react'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import type { MessageList } from '@/contract/message/message-calls'
import { DeleteDialog } from './delete-dialog'
import s from './message-list.module.css'
import { unreadOf } from './message-selection'
import type { MessagesScreen } from './use-messages-screen'

type MessageToolbarProps = { messages: MessageList; screen: MessagesScreen }

function SelectAll({ messages, screen }: MessageToolbarProps) {
  const { selected, select } = screen
  const isAll = selected.length === messages.list.length
  return (
    <label className={s.all}>
      <input
        type="checkbox"
        className={surface.check}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !isAll
        }}
        onChange={() =>
          select(
            messages.list.map(({ id }) => id),
            !isAll,
          )
        }
      />
      全选本页
    </label>
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
          size="s"
          isPending={pending === 'read'}
          disabled={!hasUnread || (isBusy && pending !== 'read')}
          onClick={() => void readSelected()}
        >
          标为已读
        </Button>
        <Button
          size="s"
          isPending={pending === 'readAll'}
          disabled={unreadOf(messages, state.category) === 0 || (isBusy && pending !== 'readAll')}
          onClick={() => void readAll()}
        >
          全部已读
        </Button>
        <Button
          size="s"
          disabled={selected.length === 0 || isBusy}
          onClick={() => setAskedFor(selected.length)}
        >
          删除
        </Button>
      </span>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
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
