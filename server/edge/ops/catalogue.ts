import { parseArgs } from 'node:util'
import { loadAssortment } from '@/server/edge/assortment/load-assortment'
import { readAssortment } from '@/server/edge/assortment/read-assortment'
import { EMPTY } from '@/server/edge/assortment/tables'
import { writeAssortment } from '@/server/edge/assortment/write-assortment'
import { seedCatalog } from '@/server/edge/seed/seed-catalog'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { progressPrinter } from './database'
import { run } from './run'

const SKUS_MIN = 1000
const SKUS_MAX = 2_000_000
const USAGE = `npm run catalogue -- export <folder>            writes the catalogue as tables
npm run catalogue -- import <folder> [--apply]  makes the catalogue what the tables say; without --apply only looks
npm run catalogue -- --empty                    removes all goods
npm run catalogue -- --demo [--skus <count>]    replaces the catalogue by invented goods`

type Options = { demo?: boolean; empty?: boolean; skus?: string; apply?: boolean }
type Task = (database: Database) => Promise<unknown>

function countOf(skus: string): number {
  const count = Number(skus)
  if (Number.isInteger(count) && count >= SKUS_MIN && count <= SKUS_MAX) return count
  throw new OperatorError(`--skus must be a whole number from ${SKUS_MIN} to ${SKUS_MAX}`)
}

/** What a command asks for; accounts, carts and orders stay in each of them. */
async function taskOf([verb, folder]: string[], options: Options, usual: number): Promise<Task> {
  if (verb === 'export' && folder) {
    return ({ unlimited }) => unlimited((db) => writeAssortment(db, folder))
  }
  if (verb === 'import' && folder) {
    const assortment = await readAssortment(folder)
    const dryRun = !options.apply
    return async ({ unlimited }) => {
      const loaded = await unlimited((db) => loadAssortment(db, assortment, { dryRun }))
      const counts = Object.entries(loaded).map(([what, count]) => `${count} ${what}`)
      console.log(counts.join(', '))
      if (dryRun) console.log('Nothing was changed: --apply makes it so')
    }
  }
  if (verb === undefined && options.empty) {
    return ({ unlimited }) => unlimited((db) => loadAssortment(db, EMPTY, { dryRun: false }))
  }
  if (verb === undefined && options.demo) {
    const skus = options.skus === undefined ? usual : countOf(options.skus)
    const onProgress = progressPrinter('Seeding the catalogue')
    return ({ unlimited }) => unlimited((db) => seedCatalog(db, { skus, onProgress }))
  }
  throw new OperatorError(USAGE)
}

function wordsOf() {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: { demo: flag, empty: flag, apply: flag, skus: { type: 'string' } },
    })
  } catch {
    throw new OperatorError(USAGE)
  }
}

run(async () => {
  const env = readEnv(process.env)
  const { values, positionals } = wordsOf()
  const task = await taskOf(positionals, values, env.SEED_SKUS)
  const database = await openDatabase(env)
  console.log(`Database: ${database.label}`)
  await database.migrate()
  await task(database)
  await database.close()
})
