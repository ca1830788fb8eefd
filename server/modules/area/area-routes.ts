import { asc, eq, isNull, sql } from 'drizzle-orm'
import {
  type Area,
  getDefaultArea,
  getSysRegion,
  getSysRegionLevelList,
} from '@/contract/area/area-calls'
import { NATIONWIDE } from '@/contract/constants'
import { products, regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'

/** Default area of a buyer without a choice: where the mall's own warehouse is. */
const DEFAULT_AREA = '31'

type RegionRow = typeof regions.$inferSelect

/** Province codes with anything on sale; null when something is sold nationwide. */
async function soldProvinces(db: Db): Promise<Set<string> | null> {
  const { rows } = await db.execute<{ area: string }>(
    sql`select distinct unnest(${products.saleAreas}) as area from ${products} where status = 1`,
  )
  const codes = new Set(rows.map((row) => row.area))
  return codes.has(NATIONWIDE) ? null : codes
}

function nest(rows: RegionRow[]) {
  const below = (parent: string | null) => rows.filter((row) => row.parent === parent)
  return below(null).map((province) => ({
    code: province.code,
    title: province.title,
    children: below(province.code).map((city) => ({
      code: city.code,
      title: city.title,
      children: below(city.code).map(({ code, title }) => ({ code, title })),
    })),
  }))
}

/** Areas and administrative regions (DOMAIN 3.10). */
export function areaRoutes(calls: Calls, { db }: { db: Db }) {
  async function areas(rows: RegionRow[]): Promise<Area[]> {
    const sold = await soldProvinces(db)
    return rows.map(({ code, title }) => ({
      sysNo: code,
      title,
      hasSpu: sold === null || sold.has(code.slice(0, 2)),
    }))
  }

  calls
    .on(getSysRegion, async ({ input }) => {
      const parent = input.parent ? eq(regions.parent, input.parent) : isNull(regions.parent)
      return areas(await db.select().from(regions).where(parent).orderBy(asc(regions.code)))
    })
    .on(getSysRegionLevelList, async () =>
      nest(await db.select().from(regions).orderBy(asc(regions.code))),
    )
    .on(getDefaultArea, async () => {
      const [row] = await areas(
        await db.select().from(regions).where(eq(regions.code, DEFAULT_AREA)),
      )
      return { defaultArea: row ?? { sysNo: NATIONWIDE, title: '全国', hasSpu: true } }
    })
}
