import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { deleteCartProduct, editCartProduct, restoreCartProduct } from '@/contract/cart/cart-calls'
import { buyableSkus, COUNTRY, cartOfUser } from '../../support/cart-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let token = ''
let skuId = 0
let own = ''
let foreign = ''
let cart: ReturnType<typeof cartOfUser>

beforeAll(async () => {
  mall = await openTestMall()
  const [sku] = await buyableSkus(mall)
  skuId = sku.id
  for (const isOwn of [false, true]) {
    token = (await mall.newUser()).tokens.accessToken
    cart = cartOfUser(mall, token)
    await cart.save([{ skuId, qty: sku.moq }])
    const [line] = await cart.lines()
    if (isOwn) own = line?.id ?? ''
    else foreign = line?.id ?? ''
  }
})
afterAll(() => mall.close())

let before: unknown
beforeEach(async () => {
  before = await cart.rows()
})

/** JSON has no NaN and no infinity: they arrive as null. */
const wrongQty = fc.oneof(
  fc.constantFrom(0, -1, 1.5, '2', null, 1e9, 2 ** 53, -(2 ** 53), 1e21, true, [], {}, ''),
  fc.integer({ max: 0 }),
  fc.integer({ min: 1_000_000 }),
  fc.double({ min: 0.001, max: 999_998, noInteger: true }),
  fc.string(),
)
const wrongSku = fc.oneof(
  fc.constantFrom(0, -1, 1.5, '7', null, 2 ** 31, 2 ** 63, 1e21, '1 or 1=1'),
  fc.string(),
)
const wrongId = fc.oneof(
  fc.constantFrom('', '0', 0, -1, null, 1.5, 2 ** 53, '1 or 1=1', [], {}),
  fc.string(),
)
const saved = { note: '', buyerCode: '', selected: true, savedForLater: false }

async function expectRefused(call: Parameters<TestMall['ask']>[0], input: unknown) {
  const { status, msg } = await mall.ask(call, input, { token })
  expect([400, 409, 422], `${JSON.stringify(input).slice(0, 200)}: ${msg}`).toContain(status)
  expect(msg).toMatch(/\p{Script=Han}/u)
}

const times = { numRuns: runsOf(150) }

describe('invalid cart input is refused and changes nothing', () => {
  it('invalid quantities', async () => {
    await fc.assert(
      fc.asyncProperty(wrongQty, async (qty) => {
        await expectRefused(saveCartProduct, { items: [{ skuId, qty }] })
        await expectRefused(editCartProduct, { lines: [{ id: own, qty }], ...COUNTRY })
        await expectRefused(restoreCartProduct, { lines: [{ skuId, qty, ...saved }], ...COUNTRY })
      }),
      times,
    )
    expect(await cart.rows()).toEqual(before)
  })

  it('invalid SKU and line ids', async () => {
    await fc.assert(
      fc.asyncProperty(wrongSku, wrongId, async (sku, id) => {
        await expectRefused(saveCartProduct, { items: [{ skuId: sku, qty: 100 }] })
        await expectRefused(editCartProduct, { lines: [{ id, selected: false }], ...COUNTRY })
        await expectRefused(deleteCartProduct, { id: [own, id] })
      }),
      times,
    )
    expect(await cart.rows()).toEqual(before)
  })

  it('another user’s lines, alone or among own ones, answer 1004 like unknown ones', async () => {
    const nobodys = '00000000-0000-4000-8000-000000000000'
    for (const id of [foreign, nobodys]) {
      for (const ids of [[id], [own, id], [id, own]]) {
        const edits = ids.map((one) => ({ id: one, selected: false, note: 'x' }))
        for (const [call, input] of [
          [deleteCartProduct, { id: ids }],
          [editCartProduct, { lines: edits, ...COUNTRY }],
        ] as const) {
          const { status, code, msg } = await mall.ask(call, input, { token })
          expect([status, code, msg]).toEqual([400, 1004, '购物车中没有该商品，可能已在别处删除'])
        }
      }
    }
    expect(await cart.rows()).toEqual(before)
  })

  it('duplicate lines, an empty list and 501 lines', async () => {
    const many = Array.from({ length: 501 }, (_, place) => place + 1)
    const uuids = many.map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
    const lists: [Parameters<TestMall['ask']>[0], unknown][] = [
      [deleteCartProduct, { id: [own, own] }],
      [editCartProduct, { lines: [{ id: own }, { id: own }], ...COUNTRY }],
      [
        restoreCartProduct,
        {
          lines: [
            { skuId, qty: 1, ...saved },
            { skuId, qty: 2, ...saved },
          ],
          ...COUNTRY,
        },
      ],
      [deleteCartProduct, { id: [] }],
      [editCartProduct, { lines: [], ...COUNTRY }],
      [saveCartProduct, { items: [] }],
      [deleteCartProduct, { id: uuids }],
      [editCartProduct, { lines: uuids.map((id) => ({ id })), ...COUNTRY }],
      [saveCartProduct, { items: many.map((n) => ({ skuId: n, qty: 100 })) }],
    ]
    for (const [call, input] of lists) await expectRefused(call, input)
    expect(await cart.rows()).toEqual(before)
  })

  it('texts that are too long or contain a null character', async () => {
    for (const text of ['x'.repeat(101), 'a\u0000b']) {
      await expectRefused(editCartProduct, { lines: [{ id: own, note: text }], ...COUNTRY })
      await expectRefused(editCartProduct, { lines: [{ id: own, buyerCode: text }], ...COUNTRY })
    }
    expect(await cart.rows()).toEqual(before)
  })
})
