import sharp from 'sharp'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE_TEXT, pictureUse } from '@/contract/file'
import { createTurns } from '@/server/db/turns'
import { Fault } from '@/server/http/fault'

const QUALITY = 80

type PictureLimits = {
  /** Formats as sharp names them. */
  kinds: readonly string[]
  sideMaxPx: number
  pixelsMax: number
  /** What whoever sends something else is told. */
  refusal: string
}

const SHOWN: PictureLimits = {
  kinds: ['jpeg', 'png', 'webp'],
  sideMaxPx: 1600,
  // More than any camera of today, and far from what would fill the memory.
  pixelsMax: 50_000_000,
  refusal: '无法识别该图片，请上传 jpg、png 或 webp',
}

/** Decoding takes a processor: pages shall go on being answered. */
const takeTurn = createTurns(2)

async function redraw(body: Buffer, limits: PictureLimits): Promise<Uint8Array<ArrayBuffer>> {
  const { kinds, sideMaxPx, pixelsMax, refusal } = limits
  try {
    const picture = sharp(body, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format = '' } = await picture.metadata()
    if (!kinds.includes(format)) throw new Error('another format')
    const drawn = await picture
      .rotate()
      .resize({ width: sideMaxPx, height: sideMaxPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    return new Uint8Array(drawn)
  } catch {
    throw new Fault('BAD_INPUT', refusal)
  }
}

/** Drawn anew, so that nothing but the picture is left of the file, nor where it was taken. */
export function redrawPicture(body: Buffer, limits: PictureLimits) {
  return takeTurn(() => redraw(body, limits))
}

/** The picture of a form and what it is for; throws for whatever is none, however it is called. */
export async function readPicture(form: FormData) {
  const use = pictureUse.safeParse(form.get('use'))
  if (!use.success) throw new Fault('BAD_INPUT', '输入有误：use 应为图片的用途')
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Fault('BAD_INPUT', '请选择要上传的图片')
  if (file.size > PICTURE_MAX_BYTES) throw new Fault('BAD_INPUT', PICTURE_TOO_LARGE_TEXT)
  const body = Buffer.from(await file.arrayBuffer())
  return { use: use.data, body: await redrawPicture(body, SHOWN) }
}
