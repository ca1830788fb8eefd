import { useRouter } from 'next/router'
import { useState } from 'react'
import type { MessageState } from '@/contract/message/message-address'
import { messageAddress } from '@/contract/message/message-address'
import { routes } from '@/contract/routes'
import { useMessageList } from '@/hooks/message/use-messages'
import { afterDeletion } from './message-selection'
import { useMessageActions } from './use-message-actions'

export type MessagesScreen = ReturnType<typeof useMessagesScreen>

const NONE: ReadonlySet<string> = new Set()

/** State of the message page: the list named by the URL, the selection and its actions. */
export function useMessagesScreen(state: MessageState) {
  const router = useRouter()
  const { messages, error, isStale, retry } = useMessageList(state)
  const { pending, failure, read, readAll, remove } = useMessageActions()
  const [chosen, setChosen] = useState(NONE)
  const list = messages?.list ?? []
  const selected = list.filter(({ id }) => chosen.has(id))

  function select(ids: string[], isOn: boolean) {
    const others = [...chosen].filter((id) => !ids.includes(id))
    setChosen(new Set(isOn ? [...others, ...ids] : others))
  }

  async function readSelected() {
    const isDone = await read(selected.map(({ id }) => id))
    if (isDone) setChosen(NONE)
  }

  async function removeSelected() {
    const gone = selected.map(({ id }) => id)
    const isDone = await remove(gone)
    if (!isDone) return
    setChosen(NONE)
    const next = messageAddress.write(afterDeletion(state, gone, list.length))
    if (next === messageAddress.write(state)) return
    await router.replace(routes.messages(next), undefined, { scroll: false })
  }

  return {
    state,
    messages,
    error,
    isStale,
    retry,
    selected,
    select,
    pending,
    failure,
    readSelected,
    readAll: () => readAll(state.category),
    removeSelected,
  }
}
