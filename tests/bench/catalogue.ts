import { cpus, loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { createApi } from '@/server/edge/app'
import type { Api } from '@/server/edge/faults/api'
import { type Db, openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { PUBLIC_ENV } from '@/services/env'
import { createHttp, type Http } from '@/services/http/http'
import { type CatalogueAsk, catalogueAsks } from './catalogue-asks'
import { percentiles } from './percentiles'

const ROUNDS = 5
const HOST = 'http://embedded.invalid'
const SILENT = { error() {}, warn() {}, info() {} }

/** Sequential scans PostgreSQL made of the tables that grow with the catalogue; none counted by PGlite. */
async function sequentialScans(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ relname: string; scans: number }>(sql`
    select relname, seq_scan::int as scans from pg_stat_user_tables
    where relname in ('products', 'skus', 'stocks')`)
  return new Map(rows.map(({ relname, scans }) => [relname, scans]))
}

async function sizeOf(db: Db) {
  const { rows } = await db.execute<{ products: number; skus: number }>(sql`
    select (select count(*)::int from products) as products,
      (select count(*)::int from skus) as skus`)
  return rows[0]
}

/** Milliseconds from the request to its whole answer, in this process. */
async function timed(api: Api, { path }: Endpoint, input: object): Promise<number> {
  const body = JSON.stringify(input)
  const headers = { 'Content-Type': 'application/json', [HEADER.siteId]: PUBLIC_ENV.siteId }
  const start = performance.now()
  const answer = await api.fetch(new Request(`${HOST}${path}`, { method: 'POST', headers, body }))
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} ${body}: ${answer.status}`)
  return performance.now() - start
}

async function asksOf(http: Http): Promise<CatalogueAsk[]> {
  const tree = await http.call(getCategoryList, { level: 3 })
  const leaves = tree.flatMap((top) => top.children.flatMap((group) => group.children))
  const idOf = ({ id }: { id: number }) => id
  return catalogueAsks(http, { tops: tree.map(idOf), leaves: leaves.map(idOf) })
}

/**
 * Latency of 200 mixed catalogue calls in the API, one at a time, on the database of the
 * environment (npm run bench -- --catalogue); a first round warms up.
 */
export async function measureCatalogue() {
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  const api = createApi({ db: database.db, config: env, log: SILENT })
  try {
    const http = createHttp({
      baseURL: HOST,
      siteId: PUBLIC_ENV.siteId,
      api: api.fetch,
    })
    const asks = await asksOf(http)
    const before = await sequentialScans(database.db)
    const times: { ask: CatalogueAsk; ms: number }[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const ask of asks) {
        const ms = await timed(api, ask.endpoint, ask.input)
        if (round > 0) times.push({ ask, ms })
      }
    }
    const after = await sequentialScans(database.db)
    const names = [...new Set(asks.map(({ group }) => group))]
    const msOf = (some: typeof times) => percentiles(some.map(({ ms }) => ms))
    return {
      machine: { cores: cpus().length, cpu: cpus()[0]?.model, load: loadavg()[0] },
      database: database.label,
      ...(await sizeOf(database.db)),
      asks: asks.length,
      ms: msOf(times),
      byGroup: Object.fromEntries(
        names.map((name) => [name, msOf(times.filter(({ ask }) => ask.group === name))]),
      ),
      slowest: times
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 8)
        .map(({ ask, ms }) => ({ ms: Math.round(ms), ...ask.input })),
      sequentialScans: Object.fromEntries(
        [...after].map(([table, scans]) => [table, scans - (before.get(table) ?? 0)]),
      ),
    }
  } finally {
    await database.close()
  }
}
