import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE_TEXT, pictureUse } from '@/contract/site/file-calls'
import { createSemaphore } from '@/server/kernel/db/semaphore'
import { HttpError } from '@/server/kernel/http/http-error'
import { uploadedFile } from '@/server/kernel/http/uploaded-file'

const QUALITY = 80

type PictureLimits = {
  /** Formats, as sharp names them. */
  kinds: readonly string[]
  sideMaxPx: number
  pixelsMax: number
  /** Refusal message for other formats. */
  refusal: string
}

const SHOWN: PictureLimits = {
  kinds: ['jpeg', 'png', 'webp'],
  sideMaxPx: 1600,
  // Above any current camera, and far below what would exhaust the memory.
  pixelsMax: 50_000_000,
  refusal: '无法识别该图片，请上传 jpg、png 或 webp',
}

/** Decoding is CPU-bound: limited so that pages are still served. */
const withPermit = createSemaphore({ name: 'pictures', atOnce: 2 })

async function redraw(body: Buffer, limits: PictureLimits): Promise<Uint8Array<ArrayBuffer>> {
  const { kinds, sideMaxPx, pixelsMax, refusal } = limits
  // With the first picture: a start need not wait for it.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(body, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format = '' } = await picture.metadata()
    if (!kinds.includes(format)) throw new Error('unsupported format')
    const drawn = await picture
      .rotate()
      .resize({ width: sideMaxPx, height: sideMaxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    return new Uint8Array(drawn)
  } catch {
    throw new HttpError('BAD_INPUT', refusal)
  }
}

/** Re-encodes a picture: strips metadata such as the location, and any appended data. */
export function redrawPicture(body: Buffer, limits: PictureLimits) {
  return withPermit(() => redraw(body, limits))
}

/** The picture of a form and its purpose; throws for other content, whatever its name. */
export async function readPicture(form: FormData) {
  const use = pictureUse.safeParse(form.get('use'))
  if (!use.success) throw new HttpError('BAD_INPUT', '输入有误：use 应为图片的用途')
  const file = uploadedFile(form, '图片')
  if (file.size > PICTURE_MAX_BYTES) throw new HttpError('BAD_INPUT', PICTURE_TOO_LARGE_TEXT)
  const body = Buffer.from(await file.arrayBuffer())
  return { use: use.data, body: await redrawPicture(body, SHOWN) }
}
