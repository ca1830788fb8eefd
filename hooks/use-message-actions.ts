import { useState } from 'react'
import { APPLICATION_TYPE } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import { batchReadMessage, deleteMessages, type MessageCategory } from '@/contract/system-message'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { useMessagesRefresh } from './use-messages'

export type MessageAction = 'read' | 'readAll' | 'delete'
type Chosen = Input<typeof batchReadMessage>

/** Marks messages read and deletes them, one action at a time; each answers whether it worked. */
export function useMessageActions() {
  const { http, report } = useMall()
  const refresh = useMessagesRefresh()
  const [pending, setPending] = useState<MessageAction | null>(null)
  const [failure, setFailure] = useState('')

  async function change(action: MessageAction, chosen: Chosen): Promise<boolean> {
    setPending(action)
    setFailure('')
    try {
      const endpoint = action === 'delete' ? deleteMessages : batchReadMessage
      await http.call(endpoint, { ...chosen, applicationType: APPLICATION_TYPE })
      await refresh()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
      return false
    } finally {
      setPending(null)
    }
  }

  return {
    pending,
    failure,
    read: (id: string[]) => change('read', { id }),
    /** All of the category, or all. */
    readAll: (category: MessageCategory | null) =>
      change('readAll', { all: true, ...(category && { category }) }),
    remove: (id: string[]) => change('delete', { id }),
  }
}
