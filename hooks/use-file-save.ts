import { useState } from 'react'
import { ApiError } from '@/services/http/api-error'
import { saveFile } from '@/services/save-file'
import { useMall } from './mall-context'

type Answer = { blob: Blob; fileName: string }

/** Saves files of calls, one at a time; what went wrong stays until the next try. */
export function useFileSave() {
  const { report } = useMall()
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [failure, setFailure] = useState('')

  /** `id` tells which of several files is on its way; `usual` names one that has no name. */
  async function save(
    ask: () => Promise<Answer>,
    { id = '', usual }: { id?: string; usual: string },
  ) {
    setPendingId(id)
    setFailure('')
    try {
      const { blob, fileName } = await ask()
      saveFile({ blob, fileName: fileName || usual })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
    } finally {
      setPendingId(null)
    }
  }
  return { save, pendingId, failure }
}
