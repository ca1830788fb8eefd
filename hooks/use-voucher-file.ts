import { getVoucher } from '@/contract/payment'
import { useMall } from './mall-context'
import { useFileSave } from './use-file-save'

/** Saves a voucher the buyer uploaded. */
export function useVoucherFile() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: ({ fileId, fileName }: { fileId: string; fileName: string }) =>
      save(() => http.call(getVoucher, { fileId }), { id: fileId, usual: fileName }),
    pendingId,
    failure,
  }
}
