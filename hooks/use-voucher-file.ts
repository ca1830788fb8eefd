import { useState } from 'react'
import { getVoucher } from '@/contract/payment'
import { ApiError } from '@/services/http/api-error'
import { saveFile } from '@/services/save-file'
import { useMall } from './mall-context'

/** Saves a voucher the buyer uploaded; what went wrong stays until the next try. */
export function useVoucherFile() {
  const { http, report } = useMall()
  const [pendingId, setPendingId] = useState('')
  const [failure, setFailure] = useState('')

  async function save({ fileId, fileName }: { fileId: string; fileName: string }) {
    setPendingId(fileId)
    setFailure('')
    try {
      const file = await http.call(getVoucher, { fileId })
      saveFile({ ...file, fileName: file.fileName || fileName })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
    } finally {
      setPendingId('')
    }
  }
  return { save, pendingId, failure }
}
