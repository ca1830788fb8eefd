import sharp from 'sharp'
import type { PictureUse } from '@/contract/site/file-calls'

type Size = { width?: number; height?: number }

/** A jpeg of one colour which says where it was taken, as a phone's camera does. */
export async function jpegFile({ width = 8, height = 6 }: Size = {}): Promise<File> {
  const body = await sharp({ create: { width, height, channels: 3, background: '#2c629a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(body)], '现场.jpg', { type: 'image/jpeg' })
}

/** The form of uploadPicture. */
export async function pictureForm(use: PictureUse, file?: File): Promise<FormData> {
  const form = new FormData()
  form.append('file', file ?? (await jpegFile()))
  form.append('use', use)
  return form
}
