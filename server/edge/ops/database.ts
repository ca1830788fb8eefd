import { sql } from 'drizzle-orm'
import { hasCatalogue, hasRegions } from '@/server/edge/enter-mode'
import { bulkInsert } from '@/server/edge/seed/bulk-insert'
import { ensureDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { demoArchive, keepDemo, unpackDemo } from '@/server/edge/seed/demo-archive'
import { ensureDemoHome } from '@/server/edge/seed/demo-home'
import type { SeedProgress } from '@/server/edge/seed/seed-catalog'
import { regions } from '@/server/kernel/db/catalog-schema'
import { type Database, type Db, openDatabase } from '@/server/kernel/db/client'
import { hasData } from '@/server/kernel/db/data-place.mjs'
import type { Env } from '@/server/kernel/env'

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
    if (await hasRegions(tx)) return
    const { regionRows } = await import('@/server/edge/seed/rows')
    await bulkInsert(tx, regions, regionRows())
  })
}

type DemoOptions = {
  /** Makes the goods; tests make fewer. */
  generate?: (tx: Db, skus: number) => Promise<unknown>
  /** Runs once goods were generated, before there are accounts. */
  keep?: () => Promise<void>
}

/** Reading the generator takes a second, which kept goods do not need. */
async function generateGoods(tx: Db, skus: number): Promise<void> {
  const { seedCatalog } = await import('@/server/edge/seed/seed-catalog')
  await seedCatalog(tx, { skus, onProgress: progressPrinter('Seeding the catalogue') })
}

/** Gives an empty demo its catalogue and accounts; leaves one that has them alone. */
export async function fillDemo(
  db: Db,
  skus: number,
  { generate = generateGoods, keep }: DemoOptions = {},
): Promise<void> {
  const isGenerated = await db.transaction(async (tx) => {
    await waitForFilling(tx)
    // Demos that were filled before its contents were rows have none yet.
    await ensureDemoHome(tx)
    if (await hasCatalogue(tx)) return false
    await generate(tx, skus)
    return true
  })
  if (isGenerated) await keep?.()
  await ensureDemoAccounts(db)
}

type OpenOptions = Pick<DemoOptions, 'generate'> & { cache?: string }

/**
 * Opens the database of a demo, filled. Goods that an earlier start has kept in `cache` are unpacked into
 * an embedded one without data, and generated ones kept; PostgreSQL gets generated ones.
 */
export async function openDemo(
  env: Env,
  { cache = '.cache', ...options }: OpenOptions = {},
): Promise<Database> {
  const archive = demoArchive(cache, env.SEED_SKUS)
  // What is in a database that was there before may be a buyer's.
  const isNew = !env.DATABASE_URL && !hasData(env.DATA_DIR)
  if (isNew) await unpackDemo(archive, env.DATA_DIR)
  const database = await openDatabase(env)
  await database.migrate()
  const keep = async () => {
    if (isNew) await keepDemo(database, archive)
  }
  await database.unlimited((db) => fillDemo(db, env.SEED_SKUS, { ...options, keep }))
  return database
}

/** Opens the database of a production mall, with what none can do without. */
export async function openProduction(env: Env): Promise<Database> {
  const database = await openDatabase(env)
  await database.migrate()
  await database.unlimited(fillProduction)
  return database
}
