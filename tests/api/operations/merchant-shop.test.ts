import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getShopDetail, getShopList } from '@/contract/catalog/shop-calls'
import { getApplication, withdrawApplication } from '@/contract/merchant/merchant-calls'
import { opsAudit } from '@/contract/operations/access-operation-calls'
import { opsApprove } from '@/contract/operations/merchant-operation-calls'
import { opsOrders } from '@/contract/operations/order-operation-calls'
import { opsShop, opsShops } from '@/contract/operations/shop-operation-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { operate } from '@/server/edge/operations/operations'
import { shops } from '@/server/kernel/db/catalog-schema'
import { joinMall } from '../../support/join-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: shop, warehouse, token and record are made in one transaction.

const area = { areaCode: ['0000'] }
const CACHED_MS = 61_000
const TITLES = '商品编号,名称,规格,类目,品牌,店铺,单位,价格,库存'

let mall: TestMall
let applicants: ReturnType<typeof joinMall>
const folder = mkdtempSync(join(tmpdir(), 'mall-merchant-shop-'))
let serial = 0

beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
  applicants = joinMall(mall)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await mall.close()
})

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
/** Caches of the catalogue have ended. */
const later = () => {
  mall.time.now += CACHED_MS
}

/** An application under a shop name of its own, handed in. */
async function application() {
  serial += 1
  const shopName = `示例五金${serial}号店`
  const { draftId, form } = await applicants.filledForm()
  const named = { ...form, business: { ...form.business, shopName } }
  return { ...(await applicants.apply({}, { draftId, form: named })), shopName }
}

async function approved(applicationNo: string) {
  const command = { verb: 'approve', args: ['merchant', applicationNo], json: true }
  return opsApprove.output.parse(JSON.parse(await operate(mall.db, command, () => mall.time.now)))
}

async function importGoods(itemNo: string, name: string, shopName: string): Promise<void> {
  const path = join(folder, `${itemNo}.csv`)
  const cells = [itemNo, name, 'M9×33', '外六角螺栓', '岑钧', shopName, '个', 3.5, 100]
  writeFileSync(path, `${TITLES}\n${cells.join(',')}`)
  await ops('import', path)
}

const found = async (keyword: string) =>
  (await mall.call(searchProducts, { keyword, ...area })).list

describe('an approved merchant', () => {
  it('is signed though an operator has opened the shop before', async () => {
    const { applicationNo } = await application()
    const { shop } = await approved(applicationNo)
    await ops('shop-open', String(shop.id))
    expect(await ops('sign', 'merchant', applicationNo)).toBe(`${applicationNo} 已开通`)
  })

  it('has a shop whose goods are for sale once it is signed', async () => {
    const { applicationNo, form, shopName } = await application()
    const { shop, name, ...answer } = await approved(applicationNo)
    expect(answer).toMatchObject({ applicationNo, status: 3, statusText: '待签约' })
    expect([shop.name, name]).toEqual([shopName, `shop-${shop.id}`])
    await importGoods('ZM9000001', '示例 签约螺栓', shopName)
    later()
    expect(await found('ZM9000001')).toEqual([])
    expect((await mall.ask(getShopDetail, { id: shop.id, ...area })).msg).toBe('店铺不存在')
    expect(JSON.stringify(await mall.call(getShopList, { ...area, pageSize: 50 }))).not.toContain(
      shopName,
    )

    await ops('sign', 'merchant', applicationNo)
    later()
    const [hit] = await found('ZM9000001')
    expect(hit?.shop).toEqual({ id: shop.id, name: shopName })
    const productId = hit?.productId ?? 0
    expect(await mall.call(getProductDetail, { productId, ...area })).toMatchObject({
      saleable: true,
      shop: { name: shopName, scores: [] },
    })
    const { company, business, contact } = form
    expect(await mall.call(getShopDetail, { id: shop.id, ...area })).toMatchObject({
      name: shopName,
      type: '专营',
      company: company.companyName,
      creditCode: company.creditCode,
      phone: contact.phone,
      address: company.address,
      open: true,
      productCount: 1,
      warehouses: [{ place: '上海' }],
    })
    expect(business.warehouse.provinceCode).toBe('31')
  })

  it('works with the token that was shown, and with nothing of other shops', async () => {
    const { applicationNo, shopName } = await application()
    const { token, shop } = await approved(applicationNo)
    const { list } = await mall.call(opsShops, {}, { token })
    expect(list).toMatchObject([{ id: shop.id, name: shopName, open: false }])
    expect((await mall.call(opsOrders, {}, { token })).list).toEqual([])
    expect((await mall.ask(opsShop, { shop: 1 }, { token })).msg).toBe('店铺不存在')
  })

  it('is recorded without the token', async () => {
    const { applicationNo } = await application()
    const { token, shop } = await approved(applicationNo)
    const record = await operate(
      mall.db,
      { verb: 'audit', args: ['--subject', applicationNo], json: true },
      () => mall.time.now,
    )
    expect(opsAudit.output.parse(JSON.parse(record)).list).toMatchObject([
      { before: { status: 1, shopId: null }, after: { status: 3, shopId: shop.id } },
    ])
    expect(record).not.toContain(token)
  })

  it('keeps no token when it is rejected or withdraws', async () => {
    const rejected = await application()
    const first = await approved(rejected.applicationNo)
    await ops('reject', 'merchant', rejected.applicationNo, '合同未签')
    expect((await mall.ask(opsShops, {}, { token: first.token })).status).toBe(401)

    const gone = await application()
    const second = await approved(gone.applicationNo)
    const { phone } = gone.form.contact
    const code = await applicants.statusCodeFor(phone)
    const { ticket } = await mall.call(getApplication, { phone, code })
    await mall.call(withdrawApplication, { applicationNo: gone.applicationNo, ticket })
    expect((await mall.ask(opsShops, {}, { token: second.token })).status).toBe(401)
  })

  it('has the shop of its earlier application, which was never signed', async () => {
    const first = await application()
    const { shop } = await approved(first.applicationNo)
    await ops('reject', 'merchant', first.applicationNo, '合同未签')
    const { creditCode } = first.form.company
    const { draftId, form } = await applicants.filledForm({ creditCode })
    const again = { ...form, business: { ...form.business, shopName: first.shopName } }
    const { applicationNo } = await applicants.apply({}, { draftId, form: again })
    expect((await approved(applicationNo)).shop).toEqual(shop)
    await ops('sign', 'merchant', applicationNo)
    later()
    expect(await mall.call(getShopDetail, { id: shop.id, ...area })).toMatchObject({
      name: first.shopName,
      phone: form.contact.phone,
      open: true,
    })
  })

  it('gets no shop of a name that is taken, and nothing else happens', async () => {
    const { applicationNo, shopName } = await application()
    const [taken] = await mall.db.select().from(shops).limit(1)
    if (!taken) throw new Error('no shop')
    await ops('shop-change', String(taken.id), '--name', shopName)
    const shopsBefore = await mall.db.$count(shops)
    await expect(approved(applicationNo)).rejects.toThrow(
      `shop ${taken.id} has the name ${shopName}`,
    )
    expect(await mall.db.$count(shops)).toBe(shopsBefore)
    expect(await ops('merchants')).toContain(`${applicationNo} 待审核`)
  })

  it('is approved once', async () => {
    const { applicationNo } = await application()
    await approved(applicationNo)
    await expect(approved(applicationNo)).rejects.toThrow('申请状态已变化')
    await expect(ops('approve', 'refund', applicationNo)).rejects.toThrow('what: ')
    await expect(ops('approve', 'merchant', 'M0')).rejects.toThrow('申请不存在')
  })
})
