import { VOUCHER_MAX_BYTES, VOUCHER_MIN_BYTES } from '@/contract/payment/payment-calls'
import { SHEET_TOO_LARGE_TEXT } from '@/contract/quick-order/quick-order-calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { uploadedFile } from '@/server/kernel/http/uploaded-file'
import { safeName } from '@/server/modules/file/safe-name'

/** First bytes and end markers of the allowed files; names and declared types are not trusted. */
const KINDS = [
  { type: 'image/jpeg', ending: 'jpg', start: [0xff, 0xd8, 0xff], end: [0xff, 0xd9] },
  {
    type: 'image/png',
    ending: 'png',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    end: [0x49, 0x45, 0x4e, 0x44],
  },
  {
    type: 'application/pdf',
    ending: 'pdf',
    start: [0x25, 0x50, 0x44, 0x46, 0x2d],
    end: [0x25, 0x25, 0x45, 0x4f, 0x46],
  },
] as const

export type VoucherFile = { fileName: string; type: string; body: Uint8Array<ArrayBuffer> }

function kindOf(body: Buffer) {
  // Anywhere: phones append a film to their pictures.
  return KINDS.find(
    ({ start, end }) =>
      start.every((byte, at) => body[at] === byte) && body.includes(Buffer.from(end)),
  )
}

/** The file of the form; throws unless it is a whole picture or PDF, whatever its name. */
export async function readVoucher(form: FormData): Promise<VoucherFile> {
  const file = uploadedFile(form)
  if (file.size > VOUCHER_MAX_BYTES) throw new HttpError('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
  const body = await file.arrayBuffer()
  const kind = kindOf(Buffer.from(body))
  if (!kind) throw new HttpError('BAD_INPUT', '仅支持 jpg、png 图片和 pdf 文件，且内容须完整')
  // It keeps stock from others for three days: a handful of bytes proves no transfer.
  if (body.byteLength < VOUCHER_MIN_BYTES) {
    throw new HttpError('BAD_INPUT', '文件过小，不像付款凭证，请上传银行回单的图片或 pdf')
  }
  return {
    fileName: safeName(file.name, { ending: kind.ending, fallback: '付款凭证' }),
    type: kind.type,
    body: new Uint8Array(body),
  }
}
