import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { opsAudit, opsTokenCreate } from '@/contract/operations/access-operation-calls'
import {
  opsAnswer,
  opsChats,
  opsComments,
  opsReply,
} from '@/contract/operations/conversation-operation-calls'
import { opsQuotation, opsQuotations } from '@/contract/operations/quotation-operation-calls'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { operate } from '@/server/edge/operations/operations'
import { comments, skus } from '@/server/kernel/db/catalog-schema'
import { chatEntries, chatThreads } from '@/server/kernel/db/service-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: quotations are looked for in JSON.

let mall: TestMall
let token = ''
const at = () => new Date(mall.time.now)

beforeAll(async () => {
  mall = await openTestMall()
  const text = await operate(mall.db, { verb: 'token-create', args: ['li'], json: true })
  token = opsTokenCreate.output.parse(JSON.parse(text)).token
})
afterAll(() => mall.close())

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)

async function recordOf(subject: string) {
  const command = { verb: 'audit', args: ['--subject', subject], json: true }
  return opsAudit.output.parse(JSON.parse(await operate(mall.db, command))).list
}

async function someSku() {
  const [sku] = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(1)
  if (!sku) throw new Error('no SKU')
  return sku
}

describe('messages of buyers', () => {
  it('are listed in fields, and answered with a record of it', async () => {
    const waitingSince = at()
    const [thread] = await mall.db
      .insert(chatThreads)
      .values({ visitorHash: 'h', contact: '13900000000', waitingSince, updatedAt: waitingSince })
      .returning()
    const id = thread?.id ?? ''
    await mall.db.insert(chatEntries).values({
      threadId: id,
      from: 'buyer',
      text: '有货吗\n急',
      isMessage: true,
      passages: [],
      createdAt: waitingSince,
    })
    const { list } = await mall.call(opsChats, {}, { token })
    expect(list).toContainEqual({
      thread: id,
      contact: '13900000000',
      userId: null,
      waitingSince: mall.time.now,
      text: '有货吗\n急',
    })
    expect(await mall.call(opsAnswer, { thread: id, text: ['有', '货'] }, { token })).toEqual({
      thread: id,
    })
    expect(await recordOf(id)).toMatchObject([
      { before: { waitingSince: waitingSince.toISOString() }, after: { waitingSince: null } },
    ])
    expect((await mall.ask(opsAnswer, { thread: 'x', text: ['a'] }, { token })).status).toBe(422)
  })
})

describe('comments', () => {
  it('are listed in fields, and replied to with a record of it', async () => {
    const { productId, id: skuId } = await someSku()
    const buyer = (await mall.newUser()).tokens.accessToken
    const { id: userId } = await mall.call(getUserInfo, {}, { token: buyer })
    const scores = { score: 3, shopScore: 3, logisticsScore: 3 }
    const said = { spec: 'M8', content: '包装破了。', tags: [], author: 'a' }
    const [row] = await mall.db
      .insert(comments)
      .values({ userId, productId, skuId, ...scores, ...said, createdAt: at() })
      .returning()
    const comment = row?.id ?? ''
    const { list } = await mall.call(opsComments, {}, { token })
    expect(list).toContainEqual({
      comment,
      productId,
      spec: 'M8',
      score: 3,
      content: '包装破了。',
      append: null,
      createdAt: mall.time.now,
    })
    await mall.call(opsReply, { comment, text: ['抱歉'] }, { token })
    expect(await recordOf(comment)).toMatchObject([
      { before: { reply: null }, after: { reply: '抱歉' } },
    ])
  })
})

describe('quotations', () => {
  it('are found by number, goods and buyer, and shown with their lines', async () => {
    const sku = await someSku()
    const user = await mall.newUser()
    const buyer = { token: user.tokens.accessToken }
    await mall.call(saveCartProduct, { items: [{ skuId: sku.id, qty: sku.moq }] }, buyer)
    const { no, totals } = await mall.call(issueQuotation, {}, buyer)
    for (const text of [no, sku.itemNo, user.username]) {
      const { list } = await mall.call(opsQuotations, { text }, { token })
      expect(list).toMatchObject([
        { quotationNo: no, userName: user.username, total: totals.total, statusText: '有效' },
      ])
    }
    expect((await mall.call(opsQuotations, { text: '无此报价' }, { token })).list).toEqual([])
    const shown = await mall.call(opsQuotation, { quotationNo: no }, { token })
    expect(shown.content.lines).toMatchObject([{ itemNo: sku.itemNo, qty: sku.moq }])
    expect(await ops('quotation', no)).toContain(sku.itemNo)
    await expect(ops('quotation', 'Q0')).rejects.toThrow('no quotation has the number Q0')
  })
})

describe('the record of operations of words alone', () => {
  it('says how the goods and hot words were and became', async () => {
    const { itemNo, price } = await someSku()
    await ops('price', itemNo, '12.34')
    expect(await recordOf(itemNo)).toMatchObject([{ before: { price }, after: { price: 123_400 } }])
    await ops('hot-word', 'ban', '扳手')
    expect(await recordOf('扳手')).toMatchObject([{ before: {}, after: { 扳手: 'banned' } }])
  })
})
