import { eq, sql } from 'drizzle-orm'
import { CATALOG_VERSION, type SeedProgress, seedCatalog } from '@/server/catalog/seed'
import { meta } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { ensureDemoAccounts } from './accounts'

/** Any number; the same in every process that fills. */
const FILL_LOCK = 4_410_313

/** The version of the code that made the catalogue; undefined without one. */
async function catalogueVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'catalog_version'))
  return row?.value
}

/** Shows how far a seed is: one line that grows on a terminal, a line a tenth elsewhere. */
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

/** Fills an empty database: the catalogue and the demo accounts. Does nothing to a filled one. */
export async function fillDatabase(db: Db, skus: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Several processes may start on one empty database: one fills it, the others wait and see.
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`)
    const version = await catalogueVersion(tx)
    if (version !== undefined && version !== CATALOG_VERSION) {
      console.log('The catalogue is of an older version; `npm run seed` makes it anew')
    }
    if (version !== undefined) return
    await seedCatalog(tx, { skus, onProgress: progressPrinter('Seeding the catalogue') })
  })
  await ensureDemoAccounts(db)
}
