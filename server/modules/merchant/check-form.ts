import { inArray } from 'drizzle-orm'
import type { MerchantForm } from '@/contract/merchant/merchant-form-calls'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'

type Place = MerchantForm['business']['warehouse']

/** Only the two upper category levels: applications do not go down to leaves. */
const LEVEL_MAX = 2

async function checkPlaces(db: Db, places: readonly Place[]): Promise<void> {
  const codes = places.flatMap((one) => [one.provinceCode, one.cityCode, one.countyCode])
  const rows = await db.select().from(regions).where(inArray(regions.code, codes))
  const parentOf = new Map(rows.map(({ code, parent }) => [code, parent]))
  for (const { provinceCode, cityCode, countyCode } of places) {
    const isOne =
      parentOf.get(provinceCode) === null &&
      parentOf.get(cityCode) === provinceCode &&
      parentOf.get(countyCode) === cityCode
    if (!isOne) throw new HttpError('BAD_INPUT', '所在地区有误，请重新选择')
  }
}

/** Checks that the regions of the form nest and that its categories exist. */
export async function checkForm(
  form: MerchantForm,
  { db, catalog }: { db: Db; catalog: () => Promise<CatalogMetadata> },
): Promise<void> {
  const { company, business } = form
  await checkPlaces(db, [company, business.warehouse])
  const { categories } = await catalog()
  const isSold = (id: number) => (categories.get(id)?.level ?? LEVEL_MAX + 1) <= LEVEL_MAX
  if (!business.categoryIds.every(isSold)) {
    throw new HttpError('BAD_INPUT', '主营类目不存在，请重新选择')
  }
}
