import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordBrowsing } from '@/contract/account/browsing-history-calls'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { saveFavorite } from '@/contract/account/favorite-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { savePurchaseList } from '@/contract/cart/purchase-list-calls'
import { saveTitle } from '@/contract/invoice/invoice-title-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { lockUser } from '@/server/kernel/db/lock-user'
import { isServer } from '../../support/engine'
import { ADDRESS_DRAFT, TITLE_DRAFT } from '../../support/good-checkout'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let sku = { id: 0, productId: 0 }

beforeAll(async () => {
  mall = await openTestMall()
  const [row] = await mall.db.select({ id: skus.id, productId: skus.productId }).from(skus).limit(1)
  sku = row ?? sku
})
afterAll(() => mall.close())

const CASES = [
  [saveAddress, () => ADDRESS_DRAFT],
  [saveTitle, () => ({ isDefault: false, title: TITLE_DRAFT })],
  [savePurchaseList, () => ({ name: '月度采购' })],
  [saveFavorite, () => ({ productId: [sku.productId] })],
  [recordBrowsing, () => ({ skuId: sku.id })],
  [saveCartProduct, () => ({ items: [{ skuId: sku.id, qty: 1 }] })],
] as const

// PGlite has one connection: nothing ever waits for a lock there.
describe.runIf(isServer)('row lock of a user’s collections on PostgreSQL', () => {
  for (const [endpoint, input] of CASES) {
    it(`${endpoint.name} waits for another change of the same user`, async () => {
      const { token, id } = await newBuyer()
      const waiting = () =>
        mall.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      let sent = Promise.resolve({ status: 0 })
      await mall.db.transaction(async (tx) => {
        await lockUser(id, tx)
        sent = mall.ask(endpoint, input(), { token })
        await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
      })
      expect((await sent).status).toBe(200)
    })
  }
})

async function newBuyer() {
  const token = (await mall.newUser()).tokens.accessToken
  const { id } = await mall.call(getUserInfo, {}, { token })
  return { token, id }
}
