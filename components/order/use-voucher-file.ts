import { getVoucher } from '@/contract/payment/payment-calls'
import { useFileSave } from '@/hooks/browser/use-file-save'
import { useMall } from '@/hooks/mall-context'

/** Downloads a voucher the buyer uploaded. */
export function useVoucherFile() {
  const { http } = useMall()
  const { save, pendingId, failure } = useFileSave()
  return {
    save: ({ fileId, fileName }: { fileId: string; fileName: string }) =>
      save(() => http.call(getVoucher, { fileId }), { id: fileId, fallback: fileName }),
    pendingId,
    failure,
  }
}
