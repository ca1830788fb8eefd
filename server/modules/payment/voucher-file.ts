import { VOUCHER_MAX_BYTES } from '@/contract/payment/payment-calls'
import { SHEET_TOO_LARGE_TEXT } from '@/contract/quick-order/quick-order-calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { safeName } from '@/server/modules/file/safe-name'

/** Magic numbers of the allowed files; names and declared types are not trusted. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', start: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    ending: 'png',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'application/pdf', ending: 'pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

export type VoucherFile = { fileName: string; type: string; body: Uint8Array<ArrayBuffer> }

/** The file of the form; throws unless it is a picture or a PDF, whatever its name. */
export async function readVoucher(form: FormData): Promise<VoucherFile> {
  const file = form.get('file')
  if (!(file instanceof File)) throw new HttpError('BAD_INPUT', '请选择要上传的文件')
  if (file.size > VOUCHER_MAX_BYTES) throw new HttpError('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
  const body = new Uint8Array(await file.arrayBuffer())
  const kind = KINDS.find(({ start }) => start.every((byte, at) => body[at] === byte))
  if (!kind) throw new HttpError('BAD_INPUT', '仅支持 jpg、png 图片和 pdf 文件')
  return {
    fileName: safeName(file.name, { ending: kind.ending, fallback: '付款凭证' }),
    type: kind.type,
    body,
  }
}
