import { getPicture, uploadPicture } from '@/contract/file'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { createFiles } from './file-repository'
import { readPicture } from './picture'

/** Nine pictures a comment, for a few comments. */
const UPLOADS = { calls: 100, seconds: 3600 }
/** A picture never changes under its address, s. */
const PICTURE_CACHE_S = 7 * 24 * 3600
const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

/** Pictures buyers upload, and those of comments, which everybody sees. */
export function fileRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const files = createFiles(db)
  const limit = createCallLimit(UPLOADS)
  calls
    .personal(uploadPicture, async ({ caller: { userId }, input }) => {
      await limit(userId)
      return { fileId: await files.keep(userId, await readPicture(input), new Date(now())) }
    })
    .personalFile(getPicture, async ({ caller, input }) => {
      const file = await files.own(caller.userId, input.fileId)
      if (!file) throw new Fault('NOT_FOUND', '图片不存在')
      return { ...file, body: new Uint8Array(file.body), fileName: '图片.webp' }
    })

  calls.app.get(`/api/file/picture/:file{${UUID}\\.webp}`, async (context) => {
    const file = await files.shown(context.req.param('file').replace('.webp', ''))
    if (!file) throw new Fault('NOT_FOUND', '图片不存在')
    return context.body(new Uint8Array(file.body), 200, {
      'Content-Type': file.type,
      'Cache-Control': `public, max-age=${PICTURE_CACHE_S}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
}
