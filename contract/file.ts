import * as z from 'zod/mini'
import { endpoint } from './endpoint'

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_TOO_LARGE_TEXT = '图片不能超过 5 MB'
/** An upload on a slow line, ms. */
const UPLOAD_TIMEOUT_MS = 60_000

/** What a picture is uploaded for. */
export const pictureUse = z.enum(['comment', 'afterSale', 'avatar'])
export type PictureUse = z.infer<typeof pictureUse>

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: '/api/file/uploadPicture',
  auth: 'user',
  summary: 'A picture (jpg, png, webp) to be used within a day; kept without what the camera notes',
  /** Two fields: `file`, and `use` for what it is meant. */
  input: z.instanceof(FormData),
  output: z.looseObject({ fileId: z.string() }),
  takes: 'form',
  timeoutMs: UPLOAD_TIMEOUT_MS,
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
})
