import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import { uploadVoucher, VOUCHER_MAX_BYTES } from '@/contract/payment/payment-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

const INVALIDATED = [getOrderList, getOrderDetail]
const TOO_LARGE = `文件超过 ${VOUCHER_MAX_BYTES / 1024 / 1024} MB，请压缩后再传`

/** Uploads the voucher of a transfer for offline orders; resolves to whether it was accepted. */
export function useVoucherUpload(orderNos: readonly string[]) {
  const { http } = useMall()
  const { change, isPending, failure, refuse } = useChange(INVALIDATED)

  async function upload(file: File): Promise<boolean> {
    if (file.size > VOUCHER_MAX_BYTES) {
      refuse(TOO_LARGE)
      return false
    }
    const form = new FormData()
    form.append('file', file)
    form.append('orderNos', orderNos.join(','))
    return (await change(() => http.call(uploadVoucher, form))) !== null
  }
  return { upload, isPending, failure }
}
