import { eq } from 'drizzle-orm'
import { isLoopback } from '@/server/edge/faults/permission'
import { CATALOG_VERSION, OWN_CATALOG } from '@/server/edge/seed/catalog-version'
import {
  AUTOPILOT_TEXT,
  blockDemoAccounts,
  ensureDemoAccounts,
  openDemoAccounts,
  printAccounts,
} from '@/server/edge/seed/demo-accounts'
import { ensureDemoHome } from '@/server/edge/seed/demo-home'
import { meta } from '@/server/kernel/db/account-schema'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Database, Db } from '@/server/kernel/db/client'
import type { Env } from '@/server/kernel/env'

/** Version of the catalogue; undefined where none was ever made, not even an empty one. */
async function catalogueVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'catalog_version'))
  return row?.value
}

export const hasCatalogue = async (db: Db) => (await catalogueVersion(db)) !== undefined

export async function hasRegions(db: Db): Promise<boolean> {
  const [row] = await db.select({ code: regions.code }).from(regions).limit(1)
  return row !== undefined
}

/** Offers to renew a catalogue that an older generator made. */
export async function printCatalogueAge(db: Db): Promise<void> {
  const version = await catalogueVersion(db)
  if (version === undefined || [CATALOG_VERSION, OWN_CATALOG].includes(version)) return
  console.log('The catalogue is of an older version; `npm run catalogue -- --demo` makes it anew')
}

async function enterDemo(db: Db, env: Env): Promise<void> {
  await printCatalogueAge(db)
  // A catalogue may have been made here by a command, which makes neither.
  await ensureDemoHome(db)
  await ensureDemoAccounts(db)
  const accounts = await openDemoAccounts(db)
  printAccounts(accounts)
  if (accounts.length > 0 && env.AUTOPILOT) console.log(AUTOPILOT_TEXT)
  if (isLoopback(env.HOST)) return
  console.log(
    `HOST=${env.HOST} opens this demo to the network: its accounts are public, and so are the SMS codes of all phones`,
  )
}

async function enterProduction(db: Db): Promise<void> {
  const blocked = await blockDemoAccounts(db)
  if (blocked.length > 0) console.log(`Blocked the demo accounts: ${blocked.join(', ')}`)
}

/**
 * What every start makes sure of in its mode, and tells whoever started it. False when nothing has
 * filled this database yet: prepare.ts does, and the start is tried again.
 */
export function enterMode({ label, unlimited }: Database, env: Env): Promise<boolean> {
  return unlimited(async (db) => {
    const isDemo = env.MALL_MODE === 'demo'
    if (!(await (isDemo ? hasCatalogue(db) : hasRegions(db)))) return false
    console.log(`Mode: ${env.MALL_MODE}`)
    console.log(`Database: ${label}`)
    await (isDemo ? enterDemo(db, env) : enterProduction(db))
    return true
  })
}
