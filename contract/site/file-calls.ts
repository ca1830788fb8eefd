import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_TOO_LARGE_TEXT = '图片不能超过 5 MB'
/** Timeout of a picture on a slow connection, either way, ms. */
const TRANSFER_TIMEOUT_MS = 60_000

/** Purpose of an uploaded picture. */
export const pictureUse = z.enum(['comment', 'afterSale', 'avatar', 'inquiry'])
export type PictureUse = z.infer<typeof pictureUse>

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: '/api/file/uploadPicture',
  auth: 'user',
  summary: 'A picture (jpg, png, webp) to be used within a day; kept without what the camera notes',
  /** Two form fields: `file`, and `use`, its purpose. */
  input: z.instanceof(FormData),
  output: z.looseObject({ fileId: z.string() }),
  takes: 'form',
  timeoutMs: TRANSFER_TIMEOUT_MS,
})

export const getPicture = endpoint({
  name: 'getPicture',
  method: 'POST',
  path: '/api/file/getPicture',
  auth: 'user',
  summary: 'A picture the buyer uploaded, as a file; a foreign one is unknown',
  input: z.object({ fileId: z.uuid() }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: TRANSFER_TIMEOUT_MS,
})
