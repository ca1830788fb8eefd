import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@/contract/account/user-calls'
import { applyRefund } from '@/contract/after-sale/after-sale-calls'
import { chinaDate } from '@/contract/china-clock'
import { applyInvoice } from '@/contract/invoice/invoice-calls'
import { saveTitle } from '@/contract/invoice/invoice-title-calls'
import { opsReport } from '@/contract/operations/report-operation-calls'
import { onThisMachine } from '@/server/edge/operations/operation'
import { operate } from '@/server/edge/operations/operations'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales, files } from '@/server/kernel/db/order-schema'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let skuId: number

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now, onThisMachine('wang'))

describe('users', () => {
  it('are found, shown, locked and let in again', async () => {
    const { username, tokens } = await mall.newUser()
    const token = tokens.accessToken
    expect(await ops('users', username.slice(0, 9))).toContain(username)
    expect(await ops('user', username)).toMatch(/0 orders {2}1 sessions$/)
    await ops('lock-user', username)
    expect((await mall.ask(getUserInfo, {}, { token })).status).toBe(401)
    expect(await ops('user', username)).toContain('locked')
    expect(await ops('audit', '--subject', username)).toContain('isLocked: false -> true')
    await ops('unlock-user', username)
    await expect(ops('unlock-user', username)).rejects.toThrow('is not locked')
    expect(await ops('user', username)).not.toContain('locked')
  })

  it('are signed out everywhere', async () => {
    const { username, tokens } = await mall.newUser()
    expect(await ops('end-sessions', username)).toBe(`${username}: 1 sessions ended`)
    expect((await mall.ask(getUserInfo, {}, { token: tokens.accessToken })).status).toBe(401)
  })

  it.each(['user', 'lock-user', 'unlock-user', 'end-sessions'])(
    '%s of an unknown name is refused',
    async (verb) => {
      await expect(ops(verb, 'nobody')).rejects.toThrow('nobody has the user name nobody')
    },
  )
})

describe('cases and days', () => {
  it('after-sale cases and invoices are listed and shown', async () => {
    const [line] = await shop.finishedLines(buyer, [{ skuId, qty: 4 }])
    const { token } = buyer
    const orderNo = line?.orderNo ?? ''
    const title = { kind: 'personal' as const, name: '王工', email: 'wang@example.com' }
    const { id } = await mall.call(saveTitle, { title, isDefault: false }, { token })
    const { applyNo } = await mall.call(
      applyInvoice,
      { orderNos: [orderNo], kind: 1, titleId: id },
      { token },
    )
    expect(await ops('invoices')).toContain(applyNo)
    expect(await ops('invoice', applyNo)).toContain(`orders  ${orderNo}`)
    await ops('reject-invoice', applyNo, '抬头有误')
    expect(await ops('invoices')).not.toContain(applyNo)
    expect(await ops('invoices', '--state', 'all')).toContain(applyNo)
    // A credit note is open until the tax platform has given its number.
    const issued = { status: 2, invoiceNo: '' }
    await mall.db.update(invoices).set(issued).where(eq(invoices.applyNo, applyNo))
    expect(await ops('invoices')).toContain(applyNo)
    await mall.db.update(invoices).set({ invoiceNo: '25312' }).where(eq(invoices.applyNo, applyNo))
    expect(await ops('invoices')).not.toContain(applyNo)

    const asked = { lineId: line?.id ?? '', type: 1 as const, qty: 1, reason: '其他' as const }
    const { refundNo } = await mall.call(applyRefund, { ...asked, description: '' }, { token })
    expect(await ops('after-sales')).toContain(refundNo)
    const shown = await ops('after-sale', refundNo)
    expect(shown).toContain('仅退款')
    expect(shown).toMatch(/^line 1 {2}\S+ {2}\S/m)
    await expect(ops('after-sale-picture', refundNo)).rejects.toThrow('图片不存在')
    const [file] = await mall.db
      .insert(files)
      .values({
        userId: buyer.userId,
        kind: 'afterSale',
        fileName: '图片.webp',
        type: 'image/webp',
        body: new Uint8Array([1, 2]),
        createdAt: new Date(mall.time.now),
      })
      .returning({ id: files.id })
    await mall.db
      .update(afterSales)
      .set({ pictures: [file?.id ?? ''] })
      .where(eq(afterSales.refundNo, refundNo))
    expect(await ops('after-sale', refundNo)).toContain('pictures  1')
    expect(await ops('after-sale-picture', refundNo)).toBe(`${refundNo}_1_图片.webp  image/webp`)
    await ops('reject', refundNo)
    expect(await ops('after-sales')).not.toContain(refundNo)
    await expect(ops('after-sale', 'S0')).rejects.toThrow('售后单不存在')
    await expect(ops('invoice', 'F0')).rejects.toThrow('开票申请不存在')
  })

  it('a report counts the day and what waits', async () => {
    const report = async (...args: string[]) => {
      const command = { verb: 'report', args, json: true }
      return opsReport.output.parse(
        JSON.parse(await operate(mall.db, command, () => mall.time.now)),
      )
    }
    const before = await report()
    const { payableAmount } = await shop.order(buyer, [{ skuId, qty: 2 }])
    const after = await report(chinaDate(mall.time.now))
    expect(after.placed).toEqual({
      orders: before.placed.orders + 1,
      amount: before.placed.amount + payableAmount,
    })
    const tomorrow = await report(chinaDate(mall.time.now + 86_400_000))
    expect(tomorrow.placed).toEqual({ orders: 0, amount: 0 })
    expect(await ops('report')).toContain('waiting now:')
    await expect(ops('report', 'today')).rejects.toThrow('day:')
  })
})
