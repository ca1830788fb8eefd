import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import type { Input } from '@/contract/endpoint'
import {
  BUYER_CODES_MAX,
  deleteBuyerCodes,
  exportBuyerCodes,
  getBuyerCodes,
  importBuyerCodes,
  saveBuyerCode,
} from '@/contract/quick-order/buyer-code-calls'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { COUNTRY } from '../../support/cart-mall'
import { orderMall } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let items: string[]
beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  items = (await shop.plainSkus(2, 100)).map(({ itemNo }) => itemNo)
})
afterAll(() => mall.close())

const [first, second] = [() => items[0] ?? '', () => items[1] ?? '']
const codesOf = async (token: string, input = {}) => {
  const { list } = await mall.call(getBuyerCodes, input, { token })
  return list.map(({ code, itemNo }) => [code, itemNo])
}

describe('own material codes', () => {
  it('are saved, renamed, mapped anew, found and forgotten, and quick order knows them', async () => {
    const { token } = await shop.newBuyer()
    await mall.call(saveBuyerCode, { code: 'B-2', itemNo: first().toLowerCase() }, { token })
    await mall.call(saveBuyerCode, { code: 'A-1', itemNo: second() }, { token })
    expect(await codesOf(token)).toEqual([
      ['A-1', second()],
      ['B-2', first()],
    ])
    await mall.call(saveBuyerCode, { code: 'C-3', itemNo: second(), before: 'B-2' }, { token })
    expect(await codesOf(token, { keyword: 'c-' })).toEqual([['C-3', second()]])
    expect(await codesOf(token, { keyword: '%' })).toEqual([])
    const input = { lines: [{ text: 'C-3', qty: 1 }], ...COUNTRY }
    const { lines } = await mall.call(matchLines, input, { token })
    expect(lines[0]).toMatchObject({ by: 'buyerCode', skus: [{ itemNo: second() }] })
    expect(await mall.call(deleteBuyerCodes, { codes: ['A-1', 'X'] }, { token })).toEqual({
      count: 1,
    })
    expect(await codesOf(token)).toEqual([['C-3', second()]])
    const other = await shop.newBuyer()
    expect(await codesOf(other.token)).toEqual([])
    await mall.call(deleteBuyerCodes, { codes: ['C-3'] }, { token: other.token })
    expect(await codesOf(token)).toHaveLength(1)
  })

  it('are known in capitals or not, and of any script', async () => {
    const { token } = await shop.newBuyer()
    for (const code of ['WL-Q7', 'ＷＬ-Ⅻ'])
      await mall.call(saveBuyerCode, { code, itemNo: second() }, { token })
    const lines = ['wl-q7', 'ＷＬ-Ⅻ'].map((text) => ({ text }))
    const told = await mall.call(matchLines, { lines, ...COUNTRY }, { token })
    expect(told.lines.map(({ by }) => by)).toEqual(['buyerCode', 'buyerCode'])
  })

  it('can be changed and sent again at the limit, and no more added', async () => {
    const { token, userId } = await shop.newBuyer()
    const [one, other] = await shop.plainSkus(2, 100)
    const [skuId, otherId] = [one?.id ?? 0, other?.id ?? 0]
    await mall.db.execute(sql`
      insert into buyer_codes (user_id, code, sku_id)
      select ${userId}::uuid, 'N-' || n, ${skuId} from generate_series(1, ${BUYER_CODES_MAX}) n`)
    const save = (input: Input<typeof saveBuyerCode>) => mall.ask(saveBuyerCode, input, { token })
    expect((await save({ code: 'N-7', itemNo: second() })).status).toBe(200)
    expect((await save({ code: 'M-8', itemNo: second(), before: 'N-8' })).status).toBe(200)
    const taken = await save({ code: 'N-9', itemNo: second(), before: 'M-8' })
    expect(taken).toMatchObject({ status: 422, msg: '已有物料编码 N-9', data: { field: 'code' } })
    const lines = ['N-1', 'N-2'].map((code) => ({ code, itemNo: second() }))
    expect(await mall.call(importBuyerCodes, { lines }, { token })).toMatchObject({ count: 2 })
    expect(await save({ code: 'X-1', itemNo: second() })).toMatchObject({ status: 422 })
    const more = await mall.ask(
      importBuyerCodes,
      { lines: [{ code: 'X-2', itemNo: second() }] },
      { token },
    )
    expect(more.status).toBe(422)
    expect(await codesOf(token, { keyword: 'X-' })).toEqual([])
    // Goods can be bought all the same; a code that is kept already may stand for others.
    const bought = ['X-3', 'N-3'].map((buyerCode) => ({
      skuId: otherId,
      qty: 100,
      note: buyerCode,
      buyerCode,
    }))
    await mall.call(saveCartProduct, { items: bought }, { token })
    expect(await codesOf(token, { keyword: 'X-' })).toEqual([])
    expect(await codesOf(token, { keyword: 'N-3' })).toContainEqual(['N-3', second()])
  })

  it('refuse a number that no goods have, at its field', async () => {
    const { token } = await shop.newBuyer()
    const refused = await mall.ask(saveBuyerCode, { code: 'A', itemNo: 'ZZ9' }, { token })
    expect(refused).toMatchObject({ status: 400, data: { field: 'itemNo' } })
    expect((await mall.ask(saveBuyerCode, { code: ' ', itemNo: first() }, { token })).status).toBe(
      400,
    )
  })

  it('are imported line by line, each refusal named; the export can be imported again', async () => {
    const { token } = await shop.newBuyer()
    const lines = [
      { code: 'A-1', itemNo: first() },
      { code: '', itemNo: first() },
      { code: 'A-2', itemNo: 'ZZ9' },
      { code: 'A-3', itemNo: '' },
      { code: 'A-1', itemNo: second() },
    ]
    const done = await mall.call(importBuyerCodes, { lines }, { token })
    expect(done.count).toBe(1)
    expect(done.refused.map(({ reason }) => reason)).toEqual([
      '没有物料编码',
      '没有这个商品编号',
      '没有商品编号',
    ])
    const file = await mall.fetchCall(exportBuyerCodes, {}, { token })
    const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['物料编码', '商品编号'],
      ['A-1', second()],
    ])
  })
})
