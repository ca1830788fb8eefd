import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, CHAT_ENTRIES_MAX, getThread, leaveMessage } from '@/contract/chat/chat-calls'
import { chinaDate } from '@/contract/china-clock'
import { getHelpArticle } from '@/contract/help/help-calls'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { operate } from '@/server/edge/operations/operations'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { createChats, plainEntry } from '@/server/modules/chat/chat-repository'
import { orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.db.delete(chatThreads)
  await mall.close()
})

const ops = (...[verb = '', ...args]: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const signedIn = async () => ({ token: (await mall.newUser()).tokens.accessToken })

async function threadIdOf(text: string): Promise<string> {
  const line = (await ops('chats')).split('\n').find((one) => one.endsWith(text))
  return line?.split(' ')[0] ?? ''
}

describe('ask (help chat)', () => {
  it('answers with passages quoted word for word from the help articles', async () => {
    const { entries } = await mall.call(ask, { visitorId: randomUUID(), text: '退款多久到账？' })
    expect(entries.map((one) => one.from)).toEqual(['buyer', 'help'])
    const [passage] = entries[1]?.passages ?? []
    const { sections } = await mall.call(getHelpArticle, { type: passage?.type ?? '0-1' })
    const written = sections[(passage?.index ?? 0) - 1]?.blocks.flat() ?? []
    expect(written.some((line) => passage?.text.startsWith(line))).toBe(true)
  })

  it.each(['讲个笑话', '你们老板叫什么名字', '🙂', '%_'])('%s goes to a person', async (text) => {
    const visitorId = randomUUID()
    const { entries, isWaiting } = await mall.call(ask, { visitorId, text })
    expect(entries[1]).toMatchObject({ passages: [], goods: [] })
    expect(entries[1]?.text).toMatch(
      /已转给工作人员，(今天 9:30 前|一小时内|.+日（周.） 9:30 前)在这里回复/,
    )
    expect([entries[0]?.isMessage, isWaiting]).toEqual([true, true])
  })

  it.each([
    ['你好', /^您好/],
    ['您好，在吗？', /^您好/],
    ['好的，谢谢！', /^不客气/],
  ])('%s is answered, and nobody has to read it', async (text, answer) => {
    const { entries, isWaiting } = await mall.call(ask, { visitorId: randomUUID(), text })
    expect(entries[1]?.text).toMatch(answer)
    expect([entries[0]?.isMessage, isWaiting]).toEqual([false, false])
  })

  it('a person who is asked for is told of, whatever else is said', async () => {
    const text = '转人工，6204 轴承的发票开错了'
    const { entries, isWaiting } = await mall.call(ask, { visitorId: randomUUID(), text })
    expect(entries[1]?.text).toMatch(/^已转给工作人员/)
    expect(isWaiting).toBe(true)
  })

  it.each([
    ['你们发货多久', '配送区域与时效'],
    ['几天能到货？', '配送区域与时效'],
    ['最小起订量', '起订量、包装倍数是什么？'],
    ['到货几天内可以退货', '怎样申请退货、换货、维修？'],
  ])('%s is answered by %s', async (text, section) => {
    const { entries } = await mall.call(ask, { visitorId: randomUUID(), text })
    expect(entries[1]?.passages[0]?.section).toBe(section)
  })

  it('finds the goods a question names, with price, stock and day for the area', async () => {
    const visitorId = randomUUID()
    const text = 'M8×30 外六角螺栓有货吗？什么时候到'
    const here = { visitorId, text, areaCode: ['310000'] }
    const { entries, isWaiting } = await mall.call(ask, here)
    const goods = entries[1]?.goods ?? []
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.length).toBeLessThanOrEqual(3)
    expect(isWaiting).toBe(false)
    const found = await mall.call(searchProducts, {
      keyword: 'M8×30 外六角螺栓',
      areaCode: ['310000'],
      pageSize: 3,
    })
    expect(goods.map(({ skuId, price }) => [skuId, price])).toEqual(
      found.list.map(({ sku }) => [sku.skuId, sku.price]),
    )
    const today = chinaDate(mall.time.now)
    for (const { arrivesOn, stockState } of goods) {
      expect(arrivesOn === '' || arrivesOn >= today).toBe(true)
      expect(arrivesOn === '').toBe(stockState === 'out')
    }
    const far = await mall.call(ask, { ...here, areaCode: ['650000'] })
    const near = goods[0]?.arrivesOn ?? ''
    const later = far.entries.at(-1)?.goods.find(({ skuId }) => skuId === goods[0]?.skuId)
    expect((later?.arrivesOn ?? '9') > near).toBe(true)
  })

  it.each(['怎么开发票', '螺栓可以退货吗', '运费'])(
    '%s is a question for the help pages',
    async (text) => {
      const { entries } = await mall.call(ask, { visitorId: randomUUID(), text })
      expect(entries[1]?.goods).toEqual([])
      expect(entries[1]?.passages.length).toBeGreaterThan(0)
    },
  )

  it('answers about own orders by their state, by number or not; foreign ones are unknown', async () => {
    const shop = orderMall(mall)
    const [sku] = await shop.plainSkus(1, 1000)
    const buyer = await shop.newBuyer()
    const { token } = buyer
    expect((await mall.call(ask, { text: '我的订单到哪了' }, { token })).entries[1]?.text).toBe(
      '您还没有订单。',
    )
    const { orderNos } = await shop.order(buyer, [{ skuId: sku?.id ?? 0, qty: 1 }])
    const [orderNo = ''] = orderNos
    for (const text of ['我的订单到哪了', `${orderNo} 发货了吗`]) {
      const last = (await mall.call(ask, { text }, { token })).entries.at(-1)
      expect(last?.card).toMatchObject({ kind: 'order', orderNo })
      expect(last?.text).toContain('待接单')
      expect(last?.text).toContain('等待付款')
    }
    const stranger = await mall.call(ask, { text: `${orderNo} 发货了吗` }, await signedIn())
    expect(stranger.entries[1]).toMatchObject({
      card: null,
      text: expect.stringContaining('没有这个订单'),
    })
    expect(stranger.entries[1]?.text).not.toContain(orderNo)
    const visitor = await mall.call(ask, { text: orderNo, visitorId: randomUUID() })
    expect(visitor.entries[1]?.text).toContain('请先登录')
  })

  it('requires a text of 1 to 500 characters and a visitor id', async () => {
    for (const text of ['', '  ', '问'.repeat(501)]) {
      expect((await mall.ask(ask, { visitorId: randomUUID(), text })).status).toBe(400)
    }
    expect((await mall.ask(ask, { text: '运费' })).status).toBe(400)
    expect((await mall.ask(ask, { text: '运费', visitorId: 'x' })).status).toBe(400)
  })

  it('is limited to 60 questions per address', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1) {
      const { status } = await mall.ask(ask, { text: '运费' }, from('192.0.2.7'))
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    const input = { visitorId: randomUUID(), text: '运费' }
    expect((await mall.ask(ask, input, from('192.0.2.8'))).status).toBe(200)
  })

  it('accepts an own order as the card and refuses another user’s', async () => {
    const shop = orderMall(mall)
    const [sku] = await shop.plainSkus(1, 1000)
    const buyer = await shop.newBuyer()
    const { orderNos } = await shop.order(buyer, [{ skuId: sku?.id ?? 0, qty: 1 }])
    const card = { kind: 'order' as const, orderNo: orderNos[0] ?? '' }
    const { entries } = await mall.call(ask, { text: '到哪了', card }, { token: buyer.token })
    expect(entries[0]?.card).toMatchObject({ ...card, status: 1 })
    const foreign = await mall.ask(ask, { text: '到哪了', card }, await signedIn())
    expect([foreign.status, foreign.msg]).toEqual([400, '订单不存在'])
    const visitor = await mall.ask(ask, { text: '到哪了', card, visitorId: randomUUID() })
    expect(visitor.status).toBe(400)
  })

  it('accepts a known product as the card and refuses an unknown one', async () => {
    const visitorId = randomUUID()
    const card = { kind: 'product' as const, productId: 1 }
    const { entries } = await mall.call(ask, { visitorId, text: '起订量', card })
    expect(entries[0]?.card).toMatchObject(card)
    const unknown = { kind: 'product' as const, productId: 99_999_999 }
    expect((await mall.ask(ask, { visitorId, text: '起订量', card: unknown })).status).toBe(400)
  })
})

describe('chat thread', () => {
  it('belongs to the browser until a user signs in and takes it over', async () => {
    const visitorId = randomUUID()
    await mall.call(ask, { visitorId, text: '运费' })
    const user = await signedIn()
    expect((await mall.call(getThread, {}, user)).entries).toEqual([])
    expect((await mall.call(getThread, { visitorId }, user)).entries).toHaveLength(2)
    expect((await mall.call(getThread, {}, user)).entries).toHaveLength(2)
    expect((await mall.call(getThread, { visitorId })).entries).toEqual([])
    const other = await signedIn()
    expect((await mall.call(getThread, { visitorId }, other)).entries).toEqual([])
  })

  it('concurrent first questions open one thread', async () => {
    const user = await signedIn()
    await Promise.all(Array.from({ length: 5 }, () => mall.call(ask, { text: '运费' }, user)))
    expect((await mall.call(getThread, {}, user)).entries).toHaveLength(10)
  })

  it('keeps the newest CHAT_ENTRIES_MAX entries', async () => {
    const visitorId = randomUUID()
    const chats = createChats(mall.db, () => mall.time.now)
    const { id } = await chats.open(mall.db, { userId: null, visitorId })
    const many = Array.from({ length: CHAT_ENTRIES_MAX }, (_, at) => plainEntry('buyer', `${at}`))
    await chats.add(mall.db, id, many)
    await mall.call(ask, { visitorId, text: '运费' })
    const { entries } = await mall.call(getThread, { visitorId })
    expect(entries).toHaveLength(CHAT_ENTRIES_MAX)
    expect(entries[0]?.text).toBe('2')
    expect(entries.at(-1)?.from).toBe('help')
  })

  it('of a visitor is deleted after 90 days', async () => {
    const visitorId = randomUUID()
    await mall.call(ask, { visitorId, text: '运费' })
    const chats = (days: number) => createChats(mall.db, () => mall.time.now + days * 86_400_000)
    await chats(89).forgetOld()
    expect((await mall.call(getThread, { visitorId })).entries).toHaveLength(2)
    await chats(91).forgetOld()
    expect((await mall.call(getThread, { visitorId })).entries).toEqual([])
  })
})

describe('leaveMessage', () => {
  it('waits until an operator answers; the answer appears in the thread', async () => {
    const visitorId = randomUUID()
    const text = `需要 300 米安全网 ${visitorId}`
    const left = await mall.call(leaveMessage, { visitorId, text, contact: '13800138000' })
    expect(left.isWaiting).toBe(true)
    expect(left.entries[0]).toMatchObject({ text, isMessage: true })
    expect(await ops('chats')).toContain(`13800138000: ${text}`)
    await ops('answer', await threadIdOf(text), '有货，', '下周发出')
    const { entries, isWaiting } = await mall.call(getThread, { visitorId })
    expect(isWaiting).toBe(false)
    expect(entries.at(-1)).toMatchObject({ from: 'staff', text: '有货， 下周发出' })
    expect(await ops('chats')).not.toContain(text)
  })

  it('tells an operator of each that waits, not of those answered before', async () => {
    const visitorId = randomUUID()
    const leave = (text: string) =>
      mall.call(leaveMessage, { visitorId, text: `${text} ${visitorId}`, contact: '13800138001' })
    await leave('第一件事')
    await ops('answer', await threadIdOf(`第一件事 ${visitorId}`), '好')
    mall.time.now += 1000
    await leave('第二件事')
    await leave('第三件事')
    const told = `13800138001: 第二件事 ${visitorId} 第三件事 ${visitorId}`
    expect((await ops('chats')).split('\n').some((line) => line.endsWith(told))).toBe(true)
  })

  it('waits since the first message, also of a visitor who signs in', async () => {
    const visitorId = randomUUID()
    const token = (await mall.newUser()).tokens.accessToken
    await mall.call(leaveMessage, { visitorId, text: `早先 ${visitorId}`, contact: '13800138002' })
    mall.time.now += 1000
    const text = `后来 ${visitorId}`
    await mall.call(leaveMessage, { text, contact: '13800138002' }, { token })
    await mall.call(getThread, { visitorId }, { token })
    expect(await ops('chats')).toContain(`: 早先 ${visitorId} 后来 ${visitorId}`)
  })

  it('keeps the contact when the visitor signs in', async () => {
    const visitorId = randomUUID()
    const text = `请回电 ${visitorId}`
    await mall.call(leaveMessage, { visitorId, text, contact: '13800138000' })
    await mall.call(getThread, { visitorId }, await signedIn())
    expect(await ops('chats')).toContain(`13800138000: ${text}`)
  })

  it('thanks to an operator who asked something are read by them', async () => {
    const who = { visitorId: randomUUID() }
    const text = `能开收据吗 ${who.visitorId}`
    await mall.call(leaveMessage, { ...who, text, contact: '' })
    await ops('answer', await threadIdOf(text), '可以，要寄到收货地址吗？')
    const { entries, isWaiting } = await mall.call(ask, { ...who, text: '好的' })
    expect(entries.at(-1)?.text).toMatch(/^已转给工作人员/)
    expect(isWaiting).toBe(true)
  })

  it.each(['个人工具箱', '警示牌 禁止合闸有人工作'])('%s asks for goods', async (text) => {
    const { entries } = await mall.call(ask, { visitorId: randomUUID(), text })
    expect(entries[1]?.goods).not.toEqual([])
  })

  it('the operator’s answer notifies the user with a message', async () => {
    const user = await signedIn()
    const text = `发票寄到哪里 ${randomUUID()}`
    await mall.call(leaveMessage, { text }, user)
    await ops('answer', await threadIdOf(text), '寄到收货地址')
    const { list } = await mall.call(getMessageList, { applicationType: 1, unread: true }, user)
    const told = list.find(({ title }) => title === '客服回复了您的留言')
    const detail = await mall.call(getMessageDetail, { id: told?.id ?? '' }, user)
    expect(detail).toMatchObject({ content: '寄到收货地址', link: '/help?chat=open' })
  })

  it('ops answer refuses an unknown thread and a missing text', async () => {
    await expect(ops('answer', randomUUID(), '好')).rejects.toThrow('会话不存在')
    await expect(ops('answer', 'nonsense', '好')).rejects.toThrow('is no thread')
    await expect(ops('answer', randomUUID())).rejects.toThrow('text is missing')
  })
})

it('the visitor id of a chat thread is not stored in plain text', async () => {
  const visitorId = randomUUID()
  await mall.call(ask, { visitorId, text: '运费' })
  const rows = await mall.db
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.visitorHash, visitorId))
  expect(rows).toEqual([])
})
