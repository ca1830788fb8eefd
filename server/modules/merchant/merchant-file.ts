import {
  MERCHANT_FILE_MAX_BYTES,
  MERCHANT_FILE_TOO_LARGE,
} from '@/contract/merchant/merchant-calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { uploadedFile } from '@/server/kernel/http/uploaded-file'
import { redrawPicture } from '@/server/modules/file/picture'
import { safeName } from '@/server/modules/file/safe-name'

const REFUSAL = '仅支持 jpg、png 图片和 pdf 文件，且内容须完整'
/** Large enough for small print to stay readable. */
const PICTURE = { kinds: ['jpeg', 'png'], sideMaxPx: 2400, pixelsMax: 25_000_000, refusal: REFUSAL }

/** Magic numbers of pictures; names and declared types are not trusted. */
const PICTURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const
const PDF = /^%PDF-[12]\.\d/
const PDF_END = '%%EOF'
/** Distance from the end within which a PDF must have its end marker, bytes. */
const PDF_TAIL = 1024

export type NewMerchantFile = {
  fileName: string
  type: 'image/webp' | 'application/pdf'
  body: Uint8Array<ArrayBuffer>
}

function isWholePdf(body: Buffer): boolean {
  const head = body.subarray(0, 8).toString('latin1')
  return PDF.test(head) && body.subarray(-PDF_TAIL).includes(PDF_END)
}

/** The one file of the form as stored: pictures re-encoded, PDFs unchanged. Throws for others. */
export async function readMerchantFile(form: FormData): Promise<NewMerchantFile> {
  const file = uploadedFile(form)
  if (form.getAll('file').length > 1) throw new HttpError('BAD_INPUT', '一次只能上传一个文件')
  if (file.size > MERCHANT_FILE_MAX_BYTES) throw new HttpError('TOO_LARGE', MERCHANT_FILE_TOO_LARGE)
  const body = Buffer.from(await file.arrayBuffer())
  const named = (ending: string) => safeName(file.name, { ending, fallback: '资料' })
  if (isWholePdf(body)) {
    return { fileName: named('pdf'), type: 'application/pdf', body: new Uint8Array(body) }
  }
  const isPicture = PICTURES.some((start) => start.every((byte, at) => body[at] === byte))
  if (!isPicture) throw new HttpError('BAD_INPUT', REFUSAL)
  return {
    fileName: named('webp'),
    type: 'image/webp',
    body: await redrawPicture(body, PICTURE),
  }
}
