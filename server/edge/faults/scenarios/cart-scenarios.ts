import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { cartLines } from '@/server/kernel/db/account-schema'
import type { ScenarioBuyer } from './scenario-buyer'
import { anyGoods, type Goods, goodsOfState, plainGoods } from './scenario-goods'

/** As many lines as a cart may have. */
const FULL = 500
const CHUNK = 100

type Row = { goods: Goods; qty: number; note: string; savedForLater?: boolean; backorder?: boolean }

/** Rows straight into the database: a cart refuses what has since become unsellable. */
async function insert({ db, userId }: ScenarioBuyer, rows: Row[]): Promise<void> {
  const values = rows.map(({ goods, ...row }) => ({
    ...row,
    userId,
    skuId: goods.id,
    priceWhenAdded: goods.price,
  }))
  await db.insert(cartLines).values(values).onConflictDoNothing()
}

/** A line in every state the catalogue has goods for (DOMAIN 3.5), its state as the note. */
export async function makeCart(buyer: ScenarioBuyer) {
  const [plain, scarce, late, dearer, more] = await plainGoods(buyer.db, 5)
  if (!plain || !scarce || !late || !dearer || !more) return { lines: 0 }
  const rows: Row[] = [
    { goods: plain, qty: plain.moq, note: 'ok' },
    { goods: scarce, qty: scarce.stock + scarce.step, note: 'short' },
    { goods: more, qty: more.stock + more.step, note: 'backorder', backorder: true },
    { goods: { ...dearer, price: dearer.price + 10_000 }, qty: dearer.moq, note: 'cheaper' },
    { goods: late, qty: late.moq, note: 'later', savedForLater: true },
  ]
  for (const [note, find] of Object.entries(goodsOfState)) {
    const [goods] = await find(buyer.db)
    if (goods) rows.push({ goods, qty: note === 'step' ? goods.moq + 1 : goods.moq, note })
  }
  await insert(buyer, rows)
  return { lines: rows.length }
}

/** A full cart. */
export async function makeFullCart(buyer: ScenarioBuyer) {
  const goods = await anyGoods(buyer.db, FULL)
  for (let from = 0; from < goods.length; from += CHUNK) {
    const items = goods.slice(from, from + CHUNK).map(({ id, moq }) => ({ skuId: id, qty: moq }))
    await buyer.call(saveCartProduct, { items })
  }
  return { lines: goods.length }
}
