import { eq } from 'drizzle-orm'
import { type SeedProgress, seedCatalog } from '@/server/catalog/seed'
import { meta } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { ensureDemoAccounts } from './accounts'

async function hasCatalogue(db: Db): Promise<boolean> {
  const rows = await db.select().from(meta).where(eq(meta.key, 'catalog_version'))
  return rows.length > 0
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
  if (!(await hasCatalogue(db))) {
    await seedCatalog(db, { skus, onProgress: progressPrinter('Seeding the catalogue') })
  }
  await ensureDemoAccounts(db)
}
