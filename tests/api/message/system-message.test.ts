import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import type { Endpoint } from '@/contract/endpoint'
import {
  batchReadMessage,
  deleteMessages,
  getMessageDetail,
  getMessageList,
} from '@/contract/message/message-calls'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { messages } from '@/server/kernel/db/account-schema'
import { type NewMessage, sendMessage } from '@/server/modules/message/send-message'
import { openTestMall, type TestMall } from '../../support/test-mall'

type Buyer = { userId: string; token: string }
let mall: TestMall
let me: Buyer
let other: Buyer

async function newBuyer(): Promise<Buyer> {
  const token = (await mall.newUser()).tokens.accessToken
  return { token, userId: (await mall.call(getUserInfo, {}, { token })).id }
}

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  me = await newBuyer()
  other = await newBuyer()
})

const { order, shipment, notice } = MESSAGE_CATEGORY

function tell({ userId }: Buyer, over: Partial<NewMessage> = {}) {
  const text = { title: '订单已接单', summary: '预计周五发货', content: '第一段\n\n第二段' }
  return sendMessage(mall.db, { userId, category: order, ...text, ...over })
}

const list = (input = {}, { token } = me) => mall.call(getMessageList, input, { token })
const unread = ({ token } = me) => mall.call(getMessageCount, { id: 1 }, { token })
const ids = async (buyer = me) => (await list({}, buyer)).list.map((message) => message.id)

describe('getMessageList', () => {
  it('lists own messages, newest first, with unread counts per category', async () => {
    await tell(me, { title: '早', createdAt: new Date(2026, 1, 1) })
    await tell(me, { title: '晚', category: shipment, createdAt: new Date(2026, 1, 2) })
    await tell(other)
    const answer = await list()
    expect(answer.list.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['晚', false],
      ['早', false],
    ])
    expect(answer.list[1]?.createdAt).toBe(new Date(2026, 1, 1).getTime())
    expect([answer.total, answer.unread]).toEqual([
      2,
      [
        { category: order, count: 1 },
        { category: shipment, count: 1 },
      ],
    ])
  })

  it('filters by category and unread', async () => {
    await tell(me)
    await tell(me, { category: notice })
    await mall.call(batchReadMessage, { all: true, category: order }, { token: me.token })
    expect((await list({ category: order })).total).toBe(1)
    expect((await list({ category: order, unread: true })).total).toBe(0)
    const left = await list({ unread: true })
    expect(left.list.map(({ category }) => category)).toEqual([notice])
    expect(left.unread).toEqual([{ category: notice, count: 1 }])
  })

  it('pages without repeating or losing a message', async () => {
    const at = new Date(2026, 1, 1)
    for (let n = 0; n < 5; n++) await tell(me, { createdAt: at })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 2 })))
    expect(pages.map((answer) => [answer.list.length, answer.total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
      [0, 5],
    ])
    expect(new Set(pages.flatMap((answer) => answer.list.map(({ id }) => id))).size).toBe(5)
  })
})

describe('message', () => {
  it('is marked read by getMessageDetail', async () => {
    await tell(me, { link: '/cart/list' })
    const [id = ''] = await ids()
    expect(await unread()).toBe(1)
    const detail = await mall.call(getMessageDetail, { id }, { token: me.token })
    expect(detail).toMatchObject({
      id,
      isRead: true,
      content: '第一段\n\n第二段',
      link: '/cart/list',
    })
    expect(await unread()).toBe(0)
    const { list: rows } = await list()
    expect(rows[0]?.isRead).toBe(true)
    expect(rows[0]).not.toHaveProperty('content')
  })

  it('keeps the time it was first read', async () => {
    await tell(me)
    const [id = ''] = await ids()
    const first = mall.time.now
    await mall.call(getMessageDetail, { id }, { token: me.token })
    mall.time.now += 60_000
    await mall.call(getMessageDetail, { id }, { token: me.token })
    const rows = await mall.db.select().from(messages)
    expect(rows.find((row) => row.id === id)?.readAt).toEqual(new Date(first))
  })

  it('is gone after deleteMessages', async () => {
    await tell(me)
    const [id = ''] = await ids()
    await mall.call(deleteMessages, { id: [id] }, { token: me.token })
    const answer = await mall.ask(getMessageDetail, { id }, { token: me.token })
    expect([answer.status, answer.code]).toEqual([400, 1004])
    expect([await ids(), await unread()]).toEqual([[], 0])
  })
})

describe('batch of messages', () => {
  it.each([
    ['reads', batchReadMessage],
    ['deletes', deleteMessages],
  ] as const)('%s the given messages once; repeating counts none', async (_what, call) => {
    for (let n = 0; n < 3; n++) await tell(me)
    const chosen = (await ids()).slice(0, 2)
    const twice = [...chosen, ...chosen]
    expect(await mall.call(call, { id: twice }, { token: me.token })).toEqual({ count: 2 })
    expect(await mall.call(call, { id: chosen }, { token: me.token })).toEqual({ count: 0 })
    expect(await unread()).toBe(1)
  })

  it.each([
    ['reads', batchReadMessage],
    ['deletes', deleteMessages],
  ] as const)('%s all of a category, then all, and only own ones', async (_what, call) => {
    await tell(me)
    await tell(me, { category: notice })
    await tell(other)
    const some = await mall.call(call, { all: true, category: notice }, { token: me.token })
    expect([some.count, await unread()]).toEqual([1, 1])
    const rest = await mall.call(call, { all: true }, { token: me.token })
    expect([rest.count, await unread(), await unread(other)]).toEqual([1, 0, 1])
  })

  it.each([
    ['reads', batchReadMessage],
    ['deletes', deleteMessages],
  ] as const)('%s nothing when one id is another user’s or unknown', async (_what, call) => {
    await tell(me)
    await tell(other)
    const [own = ''] = await ids()
    const [foreign = ''] = await ids(other)
    for (const id of [[own, foreign], [foreign], [own, randomUUID()]]) {
      const answer = await mall.ask(call, { id }, { token: me.token })
      expect([answer.status, answer.code]).toEqual([400, 1004])
    }
    expect([await unread(), await unread(other)]).toEqual([1, 1])
    expect([(await ids()).length, (await ids(other)).length]).toEqual([1, 1])
  })
})

describe('message access', () => {
  it('answers another user’s message like an unknown one', async () => {
    await tell(other)
    const [foreign = ''] = await ids(other)
    const answers = await Promise.all(
      [foreign, randomUUID()].map((id) => mall.ask(getMessageDetail, { id }, { token: me.token })),
    )
    expect(answers.map(({ status, code, msg }) => [status, code, msg])).toEqual(
      Array(2).fill([400, 1004, '消息不存在或已删除']),
    )
    expect(await unread(other)).toBe(1)
  })

  it.each<[string, Endpoint]>(
    [getMessageList, getMessageCount, getMessageDetail, batchReadMessage, deleteMessages].map(
      (endpoint) => [endpoint.name, endpoint],
    ),
  )('%s requires sign-in', async (_name, endpoint) => {
    expect((await mall.ask(endpoint, { id: [randomUUID()] })).status).toBe(401)
  })
})

describe('bad input', () => {
  it.each<[string, Endpoint, object]>([
    ['getMessageList', getMessageList, { category: 9 }],
    ['getMessageList', getMessageList, { category: '1' }],
    ['getMessageList', getMessageList, { unread: 1 }],
    ['getMessageList', getMessageList, { page: 0 }],
    ['getMessageList', getMessageList, { page: 1e21 }],
    ['getMessageList', getMessageList, { pageSize: 101 }],
    ['getMessageList', getMessageList, { applicationType: 2 }],
    ['getMessageCount', getMessageCount, { id: 2 }],
    ['getMessageDetail', getMessageDetail, {}],
    ['getMessageDetail', getMessageDetail, { id: '1 or 1=1' }],
    ['batchReadMessage', batchReadMessage, {}],
    ['batchReadMessage', batchReadMessage, { id: [] }],
    ['batchReadMessage', batchReadMessage, { id: [0] }],
    ['batchReadMessage', batchReadMessage, { all: false }],
    ['deleteMessages', deleteMessages, { id: 'x' }],
    ['deleteMessages', deleteMessages, { all: 'true' }],
    ['deleteMessages', deleteMessages, { id: Array.from({ length: 501 }, () => randomUUID()) }],
  ])('is refused by %s', async (_name, endpoint, input) => {
    const answer = await mall.ask(endpoint, input, { token: me.token })
    expect([answer.status, answer.code]).toEqual([400, 1001])
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })
})

describe('fresh database', () => {
  it.each(DEMO_ACCOUNTS)('has a welcome message for $username', async ({ username, password }) => {
    const { accessToken: token } = await mall.call(getOauthToken, {
      grant_type: 'password',
      username,
      password,
    })
    const { list: rows } = await mall.call(getMessageList, {}, { token })
    expect(rows).toMatchObject([{ title: '欢迎使用工品汇', category: notice, isRead: false }])
  })
})
