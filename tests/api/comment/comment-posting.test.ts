// Runs on both engines: comments made at once are counted under a row lock.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import { COMMENT_OPEN_MS } from '@/contract/comment/comment-window-rules'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { getOrderDetail } from '@/contract/order/order-calls'
import { uploadPicture } from '@/contract/site/file-calls'
import { products } from '@/server/kernel/db/catalog-schema'
import { files } from '@/server/kernel/db/order-schema'
import { createFiles } from '@/server/modules/file/file-repository'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { jpegFile, pictureForm } from '../../support/picture'
import { openTestMall, type TestMall } from '../../support/test-mall'

const SAID = '螺纹规整，包装完好，会再来。'
const STARS = { score: 2, shopScore: 5, logisticsScore: 4 }
const DAY_MS = 86_400_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[] = []

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuIds = (await shop.plainSkus(2, 100_000)).map(({ id }) => id)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const skuId = () => skuIds[0] ?? 0

async function boughtLine(buyer: Buyer) {
  const [line] = await shop.finishedLines(buyer, [{ skuId: skuId(), qty: 1 }])
  if (!line) throw new Error('an order without a line')
  return line
}

async function upload({ token }: Buyer, file?: File, use: 'comment' | 'afterSale' = 'comment') {
  const body = await pictureForm(use, file)
  return mall.send(uploadPicture.path, { method: 'POST', body, token })
}
const fileIdOf = (answer: { data: unknown }) => uploadPicture.output.parse(answer.data).fileId

const ask = ({ token }: Buyer, input: object) =>
  mall.ask(postComment, { ...STARS, content: SAID, ...input }, { token })

describe('comment posting', () => {
  it('a pending comment is posted once with pictures and shown on the product', async () => {
    const buyer = await shop.newBuyer()
    const { token } = buyer
    const line = await boughtLine(buyer)
    const waiting = await mall.call(getPendingList, {}, { token })
    expect(waiting.list).toMatchObject([{ lineId: line.id, skuId: skuId() }])
    const { orderNo } = line
    const actions = async () => (await mall.call(getOrderDetail, { orderNo }, { token })).actions
    expect(await actions()).toContain('comment')

    const { productId } = line.content
    const before = (await mall.call(getProductComments, { productId })).total
    const fileId = fileIdOf(await upload(buyer))
    expect((await ask(buyer, { lineId: line.id, pictureIds: [fileId] })).status).toBe(200)
    const again = await ask(buyer, { lineId: line.id })
    expect([again.status, again.msg]).toEqual([409, '该商品已评价'])
    expect((await mall.call(getPendingList, {}, { token })).total).toBe(0)
    expect(await actions()).not.toContain('comment')

    const shown = await mall.call(getProductComments, { productId })
    expect(shown.total).toBe(before + 1)
    const pictures = [`/api/file/picture/${fileId}.webp`]
    expect(shown.list[0]).toMatchObject({ content: SAID, score: 2, author: 'b***', pictures })
    const [product] = await mall.db.select().from(products).where(eq(products.id, productId))
    expect(product?.commentCount).toBe(before + 1)
    expect(product?.score).toBe(shown.summary.score)
  })

  it('a comment may be anonymous and is appended to once', async () => {
    const buyer = await shop.newBuyer()
    const { token } = buyer
    await ask(buyer, { lineId: (await boughtLine(buyer)).id, isAnonymous: true })
    const posted = async () => (await mall.call(getPostedList, {}, { token })).list
    const id = (await posted())[0]?.id ?? ''
    expect(await posted()).toMatchObject([{ isAnonymous: true, mayAppend: true, append: null }])
    const content = '用了一个月，一直没有松动。'
    const add = () => mall.ask(appendComment, { id, content }, { token })
    expect((await add()).status).toBe(200)
    expect((await add()).status).toBe(409)
    expect(await posted()).toMatchObject([{ mayAppend: false, append: content }])
  })

  it('closes after 90 days (COMMENT_OPEN_MS)', async () => {
    const buyer = await shop.newBuyer()
    const line = await boughtLine(buyer)
    const { now } = mall.time
    mall.time.now = now + COMMENT_OPEN_MS + 1
    const later = { ...buyer, token: await shop.tokenOf(buyer.userId) }
    expect((await mall.call(getPendingList, {}, { token: later.token })).total).toBe(0)
    expect((await ask(later, { lineId: line.id })).status).toBe(409)
    mall.time.now = now
  })

  it.each([
    ['too short', { content: '好' }],
    ['too long', { content: '好'.repeat(501) }],
    ['six stars', { score: 6 }],
    ['no stars', { shopScore: 0 }],
    ['a tag of one’s own', { tags: ['<b>'] }],
    ['ten pictures', { pictureIds: Array.from({ length: 10 }, () => crypto.randomUUID()) }],
  ])('refuses a comment that is wrong (%s) and keeps nothing', async (_what, input) => {
    const buyer = await shop.newBuyer()
    const { id: lineId } = await boughtLine(buyer)
    expect((await ask(buyer, { lineId, ...input })).status).toBe(400)
    expect((await mall.call(getPendingList, {}, { token: buyer.token })).total).toBe(1)
  })

  it('refuses another user’s order line, comment and pictures', async () => {
    const owner = await shop.newBuyer()
    const other = await shop.newBuyer()
    const line = await boughtLine(owner)
    expect((await ask(other, { lineId: line.id })).status).toBe(400)
    const foreign = fileIdOf(await upload(other))
    const forElse = fileIdOf(await upload(owner, undefined, 'afterSale'))
    for (const fileId of [foreign, forElse, crypto.randomUUID()]) {
      const answer = await ask(owner, { lineId: line.id, pictureIds: [fileId] })
      expect([answer.status, answer.msg]).toEqual([422, '图片已失效，请重新上传'])
    }
    await ask(owner, { lineId: line.id })
    const { list } = await mall.call(getPostedList, {}, { token: owner.token })
    const input = { id: list[0]?.id ?? '', content: SAID }
    expect((await mall.ask(appendComment, input, { token: other.token })).status).toBe(400)
  })
})

describe('comment picture', () => {
  it('is stored as WebP without EXIF, at most 1600 px wide', async () => {
    const buyer = await shop.newBuyer()
    const fileId = fileIdOf(await upload(buyer, await jpegFile({ width: 3000, height: 1000 })))
    const file = await createFiles(mall.db).own(buyer.userId, fileId)
    const picture = await sharp(Buffer.from(file?.body ?? [])).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 1600, height: 533 })
    expect(picture.exif).toBeUndefined()
  })

  it('is private until its comment is shown', async () => {
    const buyer = await shop.newBuyer()
    const line = await boughtLine(buyer)
    const fileId = fileIdOf(await upload(buyer))
    const path = `/api/file/picture/${fileId}.webp`
    expect((await mall.fetchPath(path, {})).status).toBe(400)
    await ask(buyer, { lineId: line.id, pictureIds: [fileId] })
    // A browser asks for pictures without the header of calls.
    const shown = await mall.api.fetch(new Request(`http://mall.test${path}`))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['a page', '<html><script>alert(1)</script>', 'a.jpg'],
    ['a drawing that runs', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg'],
    ['a broken jpeg', '\xff\xd8\xff\xe0 nothing more', 'a.jpg'],
    ['nothing', '', 'a.png'],
  ])('that is %s is refused', async (_what, body, name) => {
    const answer = await upload(await shop.newBuyer(), new File([body], name))
    expect([answer.status, answer.code]).toEqual([400, 1001])
  })

  it('larger than 5 MB is refused with the limit', async () => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')
    const answer = await upload(await shop.newBuyer(), file)
    expect([answer.status, answer.msg]).toEqual([400, '图片不能超过 5 MB'])
  })

  it('is deleted after a day when unused; used ones stay', async () => {
    const buyer = await shop.newBuyer()
    const used = fileIdOf(await upload(buyer))
    const unused = fileIdOf(await upload(buyer))
    await ask(buyer, { lineId: (await boughtLine(buyer)).id, pictureIds: [used] })
    const ids = async () =>
      (await mall.db.select().from(files).where(eq(files.userId, buyer.userId))).map(({ id }) => id)
    await createFiles(mall.db).forgetUnused(mall.time.now + DAY_MS - 1000)
    expect((await ids()).sort()).toEqual([used, unused].sort())
    await createFiles(mall.db).forgetUnused(mall.time.now + DAY_MS + 1000)
    expect(await ids()).toEqual([used])
  })
})

describe('comments of a product', () => {
  it('made at the same moment are all counted', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newBuyer()))
    const lines: Awaited<ReturnType<typeof boughtLine>>[] = []
    for (const buyer of buyers) lines.push(await boughtLine(buyer))
    await Promise.all(
      buyers.map(({ token }, at) =>
        mall.call(postComment, { ...STARS, content: SAID, lineId: lines[at]?.id ?? '' }, { token }),
      ),
    )
    const productId = lines[0]?.content.productId ?? 0
    const { total } = await mall.call(getProductComments, { productId })
    const [product] = await mall.db.select().from(products).where(eq(products.id, productId))
    expect([product?.commentCount, total >= 6]).toEqual([total, true])
  })
})
