import { and, eq, isNull } from 'drizzle-orm'
import type { JoinTransitionName } from '@/contract/merchant/merchant-status-rules'
import { operators } from '@/server/kernel/db/access-schema'
import { shops } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications as applications } from '@/server/kernel/db/service-schema'
import {
  changeShop,
  createShop,
  type ShopFacts,
  setShopOpen,
} from '@/server/modules/catalog/shop-changes'
import type { ApplicationRow } from './application-repository'

const SHOP_TYPES = { 旗舰店: '旗舰', 专营店: '专营', 经营部: '经营部' } as const

function factsOf({ company, business, contact }: ApplicationRow['form']): ShopFacts {
  return {
    name: business.shopName,
    type: SHOP_TYPES[business.shopType],
    company: company.companyName,
    creditCode: company.creditCode,
    phone: contact.phone,
    address: company.address,
    province: business.warehouse.provinceCode,
  }
}

/** Number of the company's shop of this name and place that never opened: its application ended before it was signed. */
async function unopenedShop(
  tx: Db,
  { name, creditCode, province }: ShopFacts,
): Promise<number | undefined> {
  const isTheirs = and(
    eq(shops.name, name),
    eq(shops.creditCode, creditCode),
    eq(shops.province, province),
  )
  const [shop] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(isTheirs, eq(shops.opened, false)))
  return shop?.id
}

/** Makes the shop an application asks for, closed: its goods can be brought in before it opens. */
async function makeShop(tx: Db, { applicationNo, form }: ApplicationRow): Promise<number> {
  const facts = factsOf(form)
  const { company, type, phone, address } = facts
  const earlier = await unopenedShop(tx, facts)
  const { id } = earlier
    ? await changeShop(tx, earlier, { company, type, phone, address })
    : await createShop(tx, facts)
  await tx
    .update(applications)
    .set({ shopId: id })
    .where(eq(applications.applicationNo, applicationNo))
  return id
}

const isOpen = async (tx: Db, shopId: number): Promise<boolean> =>
  (await tx.$count(shops, and(eq(shops.id, shopId), eq(shops.open, true)))) > 0

/** Ends the tokens of a shop that will not open. */
async function endTokens(tx: Db, shopId: number, now: number): Promise<void> {
  await tx
    .update(operators)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(operators.shopId, shopId), isNull(operators.revokedAt)))
}

/**
 * What a transition means for the shop: approved, it is made; signed, it opens; rejected or withdrawn, its
 * operators' tokens end. Returns the shop's number, null while there is none.
 */
export async function moveShop(
  tx: Db,
  row: ApplicationRow,
  { name, now }: { name: JoinTransitionName; now: number },
): Promise<number | null> {
  if (name === 'approve') return makeShop(tx, row)
  if (name === 'sign') {
    // Applications that were approved by an earlier version have none.
    const shopId = row.shopId ?? (await makeShop(tx, row))
    // An operator may have opened it before.
    if (!(await isOpen(tx, shopId))) await setShopOpen(tx, shopId, true)
    return shopId
  }
  if (row.shopId !== null && (name === 'reject' || name === 'withdraw')) {
    await endTokens(tx, row.shopId, now)
  }
  return row.shopId
}
