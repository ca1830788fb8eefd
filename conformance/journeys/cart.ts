import { randomUUID } from 'node:crypto'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { deleteCartProduct, editCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { exportCartsQuotation } from '@/contract/quotation/quotation-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { readEnvelope } from '@/services/http/envelope'
import { areaOf, READING } from '../checks/inputs'
import { at, inside, listIn, type Run } from '../run'
import { ask } from './ask'

type Goods = { skuId: unknown; qty: number; step: number }

const NO_SKU = 'there; no SKU is known to put into the cart (--sku)'

/** The first goods that search finds, whether or not it is among the calls to judge. */
async function foundGoods(run: Run): Promise<unknown> {
  const input = READING.searchProducts?.(run)
  const { body } = await run.host.send(searchProducts, { input, token: run.token })
  return searchProducts.output.safeParse(readEnvelope(body)?.data).data?.list[0]?.sku
}

/** What goes into the cart: the given SKU, or what search finds; null for nothing. */
async function goodsOf(run: Run): Promise<Goods | null> {
  const { sku } = run.settings
  if (sku) return { skuId: /^\d+$/.test(sku) ? Number(sku) : sku, qty: 1, step: 1 }
  const found = at(run, searchProducts.name, 'list', 0, 'sku') ?? (await foundGoods(run))
  const skuId = inside(found, 'skuId')
  if (skuId === undefined) return null
  return { skuId, qty: Number(inside(found, 'moq')), step: Number(inside(found, 'step')) }
}

/** A cart as the journey sees it: its lines are known by their note. */
function cartOf(run: Run, note: string) {
  return {
    count: () => ask(run, getCartListCount),
    async line(): Promise<unknown> {
      const cart = await ask(run, getCartList, areaOf(run))
      const shops = inside(cart, 'shops')
      const lines = listIn(shops).flatMap((shop) => listIn(inside(shop, 'lines')))
      return lines.find((line) => inside(line, 'note') === note)
    },
  }
}

/** Changes the quantity of the line, and exports it. */
async function changeLine(run: Run, line: unknown, note: string, qty: number): Promise<void> {
  const id = inside(line, 'id')
  const edited = await ask(run, editCartProduct, { lines: [{ id, qty }], ...areaOf(run) })
  if (edited !== undefined && inside(await cartOf(run, note).line(), 'qty') !== qty) {
    const found = ['the cart has the new quantity', 'it has another'] as const
    run.ledger.find('failed', editCartProduct.name, found)
  }
  await ask(run, exportCartsQuotation, { id: [id], format: 'csv', ...areaOf(run) })
}

/** Adds a line of its own, told from others by its note, changes it, and deletes it. */
export async function cartJourney(run: Run): Promise<void> {
  const { ledger } = run
  const goods = await goodsOf(run)
  if (!goods) return ledger.there(saveCartProduct.name, NO_SKU)
  const { skuId, qty, step } = goods
  const note = `conformance ${randomUUID().slice(0, 8)}`
  const cart = cartOf(run, note)
  const before = Number(await cart.count())
  if ((await ask(run, saveCartProduct, { items: [{ skuId, qty, note }] })) === undefined) return
  const after = Number(await cart.count())
  if (after !== before + 1) {
    const found = ['one more after a line is added', `${before}, then ${after}`] as const
    ledger.find('failed', getCartListCount.name, found)
  }
  const line = await cart.line()
  const id = inside(line, 'id')
  if (id === undefined) {
    const found = ['the cart has the line that was added, with its note', 'it has not'] as const
    return ledger.find('failed', saveCartProduct.name, found)
  }
  try {
    await changeLine(run, line, note, qty + step)
  } finally {
    const gone = await ask(run, deleteCartProduct, { id: [id] })
    if (gone !== undefined && (await cart.line()) !== undefined) {
      const found = ['a deleted line is gone from the cart', 'it is still there'] as const
      ledger.find('failed', deleteCartProduct.name, found)
    }
  }
}
