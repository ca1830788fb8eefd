// Runs on both engines: files are bytes, and the number is looked for by an index.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HEADER } from '@/contract/constants'
import { applyInvoice, getInvoiceFile, getInvoiceList } from '@/contract/invoice/invoice-calls'
import { saveTitle } from '@/contract/invoice/invoice-title-calls'
import { INVOICE_FILE_MAX_BYTES } from '@/contract/operations/invoice-operation-calls'
import { createApi } from '@/server/edge/app'
import type { Api } from '@/server/edge/faults/api'
import { onThisMachine } from '@/server/edge/operations/operation'
import { operate } from '@/server/edge/operations/operations'
import { operationAudit } from '@/server/kernel/db/access-schema'
import { files } from '@/server/kernel/db/order-schema'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { TITLE_DRAFT } from '../../support/good-checkout'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const base64Of = (text: string) => Buffer.from(text).toString('base64')
const FILE = ['--fileName', '../发票.pdf', '--base64', base64Of('%PDF-1.7 of the tax platform')]

let mall: TestMall
let production: Api
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let skuId = 0
let titleId = ''
let numbers = 0

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  production = createApi({
    db: mall.db,
    config: {
      NEXT_PUBLIC_SITE_ID: 'mall',
      CORS_ORIGINS: [],
      TRUSTED_PROXY: false,
      MALL_MODE: 'production',
    },
    log: { error: () => {}, warn: () => {}, info: () => {} },
    clock: () => mall.time.now,
  })
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
  const title = { isDefault: true, title: TITLE_DRAFT }
  titleId = (await mall.call(saveTitle, title, { token: buyer.token })).id
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now, onThisMachine('wang'))

/** Another number as the tax platform gives them. */
function nextNumber(): string {
  numbers += 1
  return `2611${String(numbers).padStart(16, '0')}`
}

/** An application for an invoice of an order of its own. */
async function applied(): Promise<string> {
  const [line] = await shop.finishedLines(buyer, [{ skuId, qty: 3 }])
  const invoice = { orderNos: [line?.orderNo ?? ''], kind: 1 as const, titleId }
  return (await mall.call(applyInvoice, invoice, { token: buyer.token })).applyNo
}

async function download(applyNo: string) {
  const answer = await mall.fetchCall(getInvoiceFile, { applyNo }, { token: buyer.token })
  return { status: answer.status, text: await answer.text() }
}

/** The same of a mall in production. */
async function downloadInProduction(applyNo: string) {
  const answer = await production.fetch(
    new Request(`http://mall.test${getInvoiceFile.path}`, {
      method: 'POST',
      headers: {
        [HEADER.siteId]: 'mall',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${buyer.token}`,
      },
      body: JSON.stringify({ applyNo }),
    }),
  )
  return { status: answer.status, text: await answer.text() }
}

async function numberOf(applyNo: string) {
  const { list } = await mall.call(getInvoiceList, {}, { token: buyer.token })
  return list.find((one) => one.applyNo === applyNo)?.invoiceNo
}

describe('issue', () => {
  it('gives a number once, however many ask for it at the same moment', async () => {
    const waiting = [await applied(), await applied(), await applied(), await applied()]
    const number = nextNumber()
    const outcomes = await Promise.allSettled(waiting.map((one) => ops('issue', one, number)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes the number and the file of the tax platform, which the buyer downloads', async () => {
    const applyNo = await applied()
    const number = nextNumber()
    expect(await ops('issue', applyNo, number, ...FILE)).toBe(`issued as ${number}, .._发票.pdf`)
    expect(await numberOf(applyNo)).toBe(number)
    const file = { status: 200, text: '%PDF-1.7 of the tax platform' }
    expect(await download(applyNo)).toEqual(file)
    expect(await downloadInProduction(applyNo)).toEqual(file)
  })

  it('invents a number in a demo, and asks for it in production', async () => {
    const applyNo = await applied()
    vi.stubEnv('MALL_MODE', 'production')
    await expect(ops('issue', applyNo)).rejects.toThrow('number is missing')
    expect(await numberOf(applyNo)).toBe('')
    vi.stubEnv('MALL_MODE', 'demo')
    expect(await ops('issue', applyNo)).toMatch(/^issued as \d{20}$/)
  })

  it('refuses a number twice, one that is none, and what is no PDF, and changes nothing', async () => {
    const [first, second] = [await applied(), await applied()]
    const number = nextNumber()
    await ops('issue', first, number)
    await expect(ops('issue', second, number)).rejects.toThrow(`发票号码 ${number} 已被使用`)
    await expect(ops('issue', second, '12345')).rejects.toThrow('8 or 20 digits')
    const text = ['--fileName', 'a.pdf', '--base64', base64Of('<html>')]
    await expect(ops('issue', second, nextNumber(), ...text)).rejects.toThrow('发票文件须为 PDF')
    const large = ['--fileName', 'a.pdf', '--base64', 'A'.repeat(INVOICE_FILE_MAX_BYTES * 1.5)]
    await expect(ops('issue', second, nextNumber(), ...large)).rejects.toThrow('512 kB')
    expect(await numberOf(second)).toBe('')
  })

  it('is recorded without the content of the file', async () => {
    const applyNo = await applied()
    await ops('issue', applyNo, nextNumber(), ...FILE)
    const [entry] = await mall.db
      .select()
      .from(operationAudit)
      .where(eq(operationAudit.subject, applyNo))
    expect(entry).toMatchObject({ actor: 'wang', verb: 'issue', before: { status: 1 } })
    expect(JSON.stringify(entry)).not.toContain(FILE[3])
  })
})

describe('attach-invoice', () => {
  it('gives an issued invoice its file, and another in its place', async () => {
    const applyNo = await applied()
    await expect(ops('attach-invoice', applyNo, ...FILE)).rejects.toThrow('发票尚未开具')
    const number = nextNumber()
    await ops('issue', applyNo, number)
    expect(await downloadInProduction(applyNo)).toMatchObject({ status: 409 })
    await ops('attach-invoice', applyNo, ...FILE)
    const better = ['--fileName', 'b.pdf', '--base64', base64Of('%PDF-1.7 better')]
    expect(await ops('attach-invoice', applyNo, ...better)).toBe(`issued as ${number}, b.pdf`)
    expect(await downloadInProduction(applyNo)).toEqual({ status: 200, text: '%PDF-1.7 better' })
    const kept = await mall.db.select().from(files).where(eq(files.fileName, 'b.pdf'))
    expect(kept).toHaveLength(1)
  })

  it('is no other buyer’s to download', async () => {
    const applyNo = await applied()
    await ops('issue', applyNo, nextNumber(), ...FILE)
    const stranger = await shop.newBuyer()
    const answer = await mall.fetchCall(getInvoiceFile, { applyNo }, { token: stranger.token })
    expect(answer.status).toBe(400)
  })
})
