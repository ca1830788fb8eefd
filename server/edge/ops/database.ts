import { sql } from 'drizzle-orm'
import { hasCatalogue, hasRegions } from '@/server/edge/enter-mode'
import { bulkInsert } from '@/server/edge/seed/bulk-insert'
import { ensureDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { ensureDemoHome } from '@/server/edge/seed/demo-home'
import { regionRows } from '@/server/edge/seed/rows'
import { type SeedProgress, seedCatalog } from '@/server/edge/seed/seed-catalog'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

/** Arbitrary number; the same in every process that seeds. */
const FILL_LOCK = 4_410_313

/** Progress of a seed: one growing line on a terminal, otherwise a line per 10 %. */
export function progressPrinter(label: string) {
  let shown = -1
  return ({ skus, of }: SeedProgress) => {
    const percent = Math.min(100, Math.floor((skus / of) * 100))
    const step = process.stdout.isTTY ? percent : percent - (percent % 10)
    if (step === shown) return
    shown = step
    const line = `${label} ${step}%`
    process.stdout.write(
      process.stdout.isTTY ? `\r${line}${step === 100 ? '\n' : ''}` : `${line}\n`,
    )
  }
}

/** Several processes may start on an empty database: one fills it, the others wait and look again. */
const waitForFilling = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`)

/** Gives an empty production mall the regions that addresses and applications name, and nothing else. */
export function fillProduction(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await waitForFilling(tx)
    if (!(await hasRegions(tx))) await bulkInsert(tx, regions, regionRows())
  })
}

/** Gives an empty demo its catalogue and accounts; leaves one that has them alone. */
export async function fillDemo(db: Db, skus: number): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForFilling(tx)
    // Demos that were filled before its contents were rows have none yet.
    await ensureDemoHome(tx)
    if (await hasCatalogue(tx)) return
    await seedCatalog(tx, { skus, onProgress: progressPrinter('Seeding the catalogue') })
  })
  await ensureDemoAccounts(db)
}
