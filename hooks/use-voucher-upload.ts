import { useState } from 'react'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { uploadVoucher, VOUCHER_MAX_BYTES } from '@/contract/payment'
import { useMall } from './mall-context'
import { useChange } from './use-change'

const SPOILT = [getOrderList, getOrderDetail]
const TOO_LARGE = `文件超过 ${VOUCHER_MAX_BYTES / 1024 / 1024} MB，请压缩后再传`

/** Hands in the proof of a transfer for offline orders; resolves to whether it was taken. */
export function useVoucherUpload(orderNos: readonly string[]) {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  const [refusal, setRefusal] = useState('')

  async function upload(file: File): Promise<boolean> {
    setRefusal(file.size > VOUCHER_MAX_BYTES ? TOO_LARGE : '')
    if (file.size > VOUCHER_MAX_BYTES) return false
    const form = new FormData()
    form.append('file', file)
    form.append('orderNos', orderNos.join(','))
    return (await change(() => http.call(uploadVoucher, form))) !== null
  }
  return { upload, isPending, failure: refusal || failure }
}
