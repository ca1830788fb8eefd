import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { exportQuotation, getQuotation } from '@/contract/quotation/my-quotation-calls'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { readSeal } from '@/server/modules/quotation/seal'
import { COUNTRY } from '../../support/cart-mall'
import { orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'seal-'))
const path = join(folder, 'seal.png')
let mall: TestMall

beforeAll(async () => {
  const red = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const picture = sharp({ create: { width: 40, height: 40, channels: 4, background: red } })
  writeFileSync(path, await picture.png().toBuffer())
  mall = await openTestMall({ SEAL_FILE: path })
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
  rmSync(folder, { recursive: true })
})

describe('the seal of the mall', () => {
  it('stands on the page of a quotation and in its PDF', async () => {
    const shop = orderMall(mall)
    const buyer = await shop.newBuyer()
    const [sku] = await shop.plainSkus(1, 100)
    await mall.call(saveCartProduct, { items: [{ skuId: sku?.id ?? 0, qty: 1 }] }, buyer)
    const { no } = await mall.call(issueQuotation, COUNTRY, buyer)
    const { quotation } = await mall.call(getQuotation, { no }, buyer)
    const picture = await mall.api.fetch(new Request(`http://mall.test${quotation.sealUrl}`))
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    const pdf = await mall.fetchCall(exportQuotation, { no, format: 'pdf' }, buyer)
    expect(Buffer.from(await pdf.arrayBuffer()).includes('/Subtype /Image')).toBe(true)
  })

  it('is none without a setting, and a wrong one stops the start', () => {
    expect(readSeal(undefined)).toBeNull()
    expect(() => readSeal(join(folder, 'none.png'))).toThrow('cannot be read')
    writeFileSync(join(folder, 'text.png'), 'no picture')
    expect(() => readSeal(join(folder, 'text.png'))).toThrow('a png or jpg')
    writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(600 * 1024, 0xff))
    expect(() => readSeal(join(folder, 'large.jpg'))).toThrow('500 kB')
  })
})
