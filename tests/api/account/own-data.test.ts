import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '@/contract/account/account-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { closeAccount, exportOwnData, getClosingObstacles } from '@/contract/account/own-data-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { ask } from '@/contract/chat/chat-calls'
import { HEADER } from '@/contract/constants'
import { submitInquiry } from '@/contract/inquiry/inquiry-calls'
import { uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import { uploadVoucher } from '@/contract/payment/payment-calls'
import { buyerCodes } from '@/server/kernel/db/account-schema'
import { files, orders } from '@/server/kernel/db/order-schema'
import { accountAsker } from '@/server/modules/account/sms/asker'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { codeFor, newAccount, newBrowser, userOf } from '../../support/accounts'
import { ownAddress } from '../../support/captcha'
import { orderMall, tidyOrders } from '../../support/order-mall'
import { ownedRows } from '../../support/owned-rows'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuId: number
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true, orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 100_000)
  skuId = sku?.id ?? 0
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const browser = newBrowser()
const newcomer = () => ({ headers: { ...ownAddress(), ...browser.cookie } })

/** An account that has done what accounts do. */
async function busy() {
  const account = await newAccount(mall, browser.asker)
  const { accessToken: token } = await mall.call(register, account, newcomer())
  const user = await userOf(mall, token)
  const buyer = { userId: user.id, token, addressId: await shop.addAddress(user.id) }
  const item = { skuId, qty: 3, note: '', buyerCode: 'A-1' }
  await mall.call(saveCartProduct, { items: [item] }, { token })
  await mall.call(ask, { text: '怎么开发票' }, { token })
  await mall.db
    .insert(buyerCodes)
    .values({ userId: user.id, code: 'A-1', skuId })
    .onConflictDoNothing()
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 2 }], { payType: 4 })
  const [orderNo = ''] = orderNos
  const form = new FormData()
  form.append('file', voucherFile())
  form.append('orderNos', orderNo)
  await mall.send(uploadVoucher.path, { method: 'POST', body: form, token })
  return { ...account, buyer, token, userId: user.id, orderNo }
}

const cancel = (orderNo: string, token: string) =>
  mall.call(cancelOrder, { orderNo, reason: '不想要了' }, { token })
const byPassword = (password: string) => ({ proof: 'password', password }) as const
const close = (input: unknown, token: string) => mall.ask(closeAccount, input, { token })

describe('exportOwnData', () => {
  it('has a sheet of every kind of data, and the files unchanged', async () => {
    const { token, username, phone, orderNo } = await busy()
    const answer = await mall.fetchCall(exportOwnData, {}, { token })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = Object.keys(entries)
    expect(names.filter((name) => name.endsWith('.xlsx')).sort()).toEqual(
      ['客服会话', '文件清单', '收货地址', '消息', '物料编码', '订单', '账号资料', '购物车']
        .map((name) => `${name}.xlsx`)
        .sort(),
    )
    const sheet = async (name: string) =>
      JSON.stringify(await readSheet(Buffer.from(entries[`${name}.xlsx`] ?? [])))
    const profile = await sheet('账号资料')
    expect(profile).toContain(username)
    expect(profile).toContain(phone)
    expect(await sheet('订单')).toContain(orderNo)
    expect(await sheet('物料编码')).toContain('A-1')
    expect(await sheet('客服会话')).toContain('怎么开发票')
    const voucher = names.find((name) => name.startsWith('文件/')) ?? ''
    expect(Buffer.from(entries[voucher] ?? [])).toEqual(
      Buffer.from(await voucherFile().arrayBuffer()),
    )
  })

  it('has the orders the buyer has removed from the list, too', async () => {
    const { token, orderNo } = await busy()
    await mall.db
      .update(orders)
      .set({ hiddenAt: new Date(mall.time.now) })
      .where(eq(orders.orderNo, orderNo))
    const answer = await mall.fetchCall(exportOwnData, {}, { token })
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const sheet = await readSheet(Buffer.from(entries['订单.xlsx'] ?? []))
    expect(JSON.stringify(sheet)).toContain(orderNo)
  })

  it('is made five times an hour', async () => {
    const { token } = await shop.newBuyer()
    for (let at = 0; at < 5; at += 1) {
      expect((await mall.fetchCall(exportOwnData, {}, { token })).status).toBe(200)
    }
    expect((await mall.fetchCall(exportOwnData, {}, { token })).status).toBe(429)
  })
})

describe('closeAccount', () => {
  it('is refused while an order is open, naming it, and nothing is lost', async () => {
    const { token, password, userId } = await busy()
    const before = await ownedRows(mall.db, userId)
    const found = { openOrders: 1, openAfterSales: 0, openRefunds: 0, openInvoices: 0 }
    expect(await mall.call(getClosingObstacles, {}, { token })).toEqual(found)
    const refused = await close(byPassword(password), token)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toContain('1 个未完成的订单')
    expect(await ownedRows(mall.db, userId)).toBe(before)
  })

  it('needs the password or a code to the account’s phone', async () => {
    const { token, orderNo, userId, phone } = await busy()
    await cancel(orderNo, token)
    expect(await close(byPassword('falsch'), token)).toMatchObject({
      status: 400,
      data: { field: 'password' },
    })
    const other = await codeFor(mall, phone, 'oldPhone', accountAsker(userId))
    expect((await close({ proof: 'code', code: other }, token)).status).toBe(400)
    expect((await close({ proof: 'code' }, token)).status).toBe(400)
    expect((await close({}, token)).status).toBe(400)
    const code = await codeFor(mall, phone, 'closeAccount', accountAsker(userId))
    expect((await close({ proof: 'code', code }, token)).status).toBe(200)
    expect((await mall.ask(getUserInfo, {}, { token })).status).toBe(401)
  })

  it('keeps orders and their proofs alone; name and phone are free again', async () => {
    const { token, password, userId, username, phone, orderNo } = await busy()
    await cancel(orderNo, token)
    expect((await close(byPassword(password), token)).status).toBe(200)
    const left = (await ownedRows(mall.db, userId)).split('\n')
    const tables = new Set(left.flatMap((line) => /^([a-z_]+): \(/.exec(line)?.[1] ?? []))
    expect([...tables].sort()).toEqual(
      ['files', 'order_events', 'order_files', 'order_lines', 'orders', 'users'].sort(),
    )
    const owner = left.find((line) => line.startsWith('users: '))
    expect(owner).not.toContain(username)
    expect(owner).not.toContain(phone)
    expect((await mall.ask(getOrderDetail, { orderNo }, { token })).status).toBe(401)
    const signIn = { grant_type: 'password', username, password } as const
    expect((await mall.ask(getOauthToken, signIn, newcomer())).status).not.toBe(200)
    const code = await codeFor(mall, phone, 'register', browser.asker)
    const again = { ...(await newAccount(mall, browser.asker)), username, phone, code }
    const { accessToken } = await mall.call(register, again, newcomer())
    expect((await userOf(mall, accessToken)).id).not.toBe(userId)
  })

  it('takes the files of inquiries along', async () => {
    const { token, password, userId, orderNo } = await busy()
    await cancel(orderNo, token)
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4\n%%EOF\n'], '图纸.pdf'))
    const sent = await mall.send(uploadInquiryFile.path, { method: 'POST', body: form, token })
    const { fileId } = uploadInquiryFile.output.parse(sent.data)
    const lines = [{ kind: 'text' as const, text: '非标法兰', qty: 2, unit: '片' }]
    const headers = { [HEADER.idempotencyKey]: randomUUID() }
    await mall.call(submitInquiry, { lines, fileIds: [fileId] }, { token, headers })
    expect((await close(byPassword(password), token)).status).toBe(200)
    const left = await mall.db.select().from(files).where(eq(files.userId, userId))
    expect(left.map(({ kind }) => kind)).toEqual(['voucher'])
  })

  it('and an order at the same moment never leave an order nobody owns', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { token, password, userId, orderNo, buyer } = await busy()
      await cancel(orderNo, token)
      const preview = await shop.previewNow(buyer, [{ skuId, qty: 1 }])
      const input = shop.submission(buyer, preview)
      const [closed, placed] = await Promise.all([
        close(byPassword(password), token),
        shop.askSubmit(buyer, input, randomUUID()),
      ])
      const rows = await mall.db.select().from(orders).where(eq(orders.userId, userId))
      const isOpen = rows.some(({ status }) => status === 1)
      expect([closed.status, placed.status, isOpen]).toEqual(
        closed.status === 200 ? [200, expect.any(Number), false] : [409, 200, true],
      )
    }
  })
})
