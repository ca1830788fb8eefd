import { getPicture, uploadPicture } from '@/contract/site/file-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createFiles } from './file-repository'
import { readPicture } from './picture'

/** Rate limit of uploads: nine pictures per comment, for a few comments. */
const UPLOADS = { name: 'picture-uploads', calls: 100, seconds: 3600 }
/** Cache time of a picture: its content never changes under its URL, s. */
const PICTURE_CACHE_S = 7 * 24 * 3600
const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

/** Picture uploads, and the public pictures of comments. */
export function fileRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const files = createFiles(db)
  const limit = createCallLimit(db, now, UPLOADS)
  calls
    .on(uploadPicture, async ({ caller: { userId }, input }) => {
      await limit(userId)
      return { fileId: await files.keep(userId, await readPicture(input), new Date(now())) }
    })
    .on(getPicture, async ({ caller, input }) => {
      const file = await files.own(caller.userId, input.fileId)
      if (!file) throw new HttpError('NOT_FOUND', '图片不存在')
      return { ...file, body: new Uint8Array(file.body), fileName: '图片.webp' }
    })

  calls.app.get(`/api/file/picture/:file{${UUID}\\.webp}`, async (context) => {
    const file = await files.shown(context.req.param('file').replace('.webp', ''))
    if (!file) throw new HttpError('NOT_FOUND', '图片不存在')
    return context.body(new Uint8Array(file.body), 200, {
      'Content-Type': file.type,
      'Cache-Control': `public, max-age=${PICTURE_CACHE_S}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
}
