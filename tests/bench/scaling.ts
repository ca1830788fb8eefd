import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { NATIONWIDE } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { searchProducts } from '@/contract/search/search-calls'
import { createAnewAddress } from './anew-address'
import { percentiles } from './percentiles'
import { post } from './post'
import { cpuMsOf, type MeasuredMall, startMall } from './server'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const WARM_MS = 5000
const MEASURED_MS = 15_000
/** Products that buyers look at, the n-th as often as the first divided by n. */
const PRODUCTS = 1000

type Ask = (mall: MeasuredMall) => Promise<Response>

/** Numbers from 0 to below 1, the same in every run. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Places of a list of so many, the first ones most often (Zipf). */
function createPopular(of: number, random: () => number): () => number {
  const weights = Array.from({ length: of }, (_, place) => 1 / (place + 1))
  const total = weights.reduce((sum, weight) => sum + weight)
  return () => {
    let rest = random() * total
    return Math.max(
      0,
      weights.findIndex((weight) => {
        rest -= weight
        return rest <= 0
      }),
    )
  }
}

/** Time all PostgreSQL processes of this machine have used, ms. */
function databaseCpuMs(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const used = pids.map((pid) => {
    try {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      return isPostgres ? cpuMsOf(Number(pid)) : 0
    } catch {
      return 0 // ended meanwhile
    }
  })
  return used.reduce((sum, ms) => sum + ms, 0)
}

/** Numbers of the products that buyers look at. */
async function productsOf(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    'select id from products where status = 1 order by id limit $1',
    [PRODUCTS],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

/** Sixteen buyers who ask as fast as they are answered, each other time another process. */
async function load(malls: readonly MeasuredMall[], ask: Ask, lengthMs: number) {
  const times: number[] = []
  const end = performance.now() + lengthMs
  let failed = 0
  async function buy(first: number): Promise<void> {
    for (let turn = first; performance.now() < end; turn += 1) {
      const mall = malls[turn % malls.length]
      if (!mall) return
      const start = performance.now()
      const answer = await ask(mall)
      await answer.arrayBuffer()
      times.push(performance.now() - start)
      if (!answer.ok) failed += 1
    }
  }
  const cpuMs = () => malls.reduce((sum, mall) => sum + mall.cpuMs(), 0)
  const before = { mall: cpuMs(), database: databaseCpuMs() }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => buy(at)))
  const each = (ms: number) => Math.round((ms / times.length) * 10) / 10
  return {
    perSecond: Math.round(times.length / (lengthMs / 1000)),
    ...percentiles(times),
    mallCpuMs: each(cpuMs() - before.mall),
    databaseCpuMs: each(databaseCpuMs() - before.database),
    failed,
  }
}

async function measure(malls: readonly MeasuredMall[], ask: Ask) {
  await load(malls, ask, WARM_MS)
  return load(malls, ask, MEASURED_MS)
}

type Scale = {
  port: number
  queries: readonly string[]
  products: readonly number[]
  /** Each asked for under an address of its own, for which nothing was rendered before. */
  isAnew: boolean
}

async function measureProcesses(count: number, { port, queries, products, isAnew }: Scale) {
  const malls: MeasuredMall[] = []
  try {
    for (let at = 0; at < count; at += 1) {
      malls.push(await startMall(port + at, { PROCESSES: String(count) }))
    }
    const random = createRandom()
    const popular = createPopular(products.length, random)
    const anewAddress = createAnewAddress()
    const product: Ask = ({ url }) => {
      const path = routes.product(products[popular()] ?? 0)
      return fetch(`${url}${isAnew ? anewAddress(path) : path}`)
    }
    const search: Ask = ({ url }) => {
      const keyword = queries[Math.floor(random() * queries.length)]
      const pageNo = 1 + Math.floor(random() * 5)
      return post(url, searchProducts, { keyword, pageNo, areaCode: [NATIONWIDE] })
    }
    const figures = {
      processes: count,
      products: await measure(malls, product),
      searches: await measure(malls, search),
    }
    return { ...figures, memoryMb: malls.map((mall) => mall.memoryMb()) }
  } finally {
    await Promise.all(malls.map((mall) => mall.stop()))
  }
}

/**
 * What one, two and four processes on the PostgreSQL of DATABASE_URL answer: product pages as kept and as
 * rendered, and searches. Everything runs on this machine, the database and the buyers too.
 */
export async function measureScaling(port: number, queries: readonly string[]) {
  const { DATABASE_URL: url } = process.env
  if (!url) throw new Error('--scaling measures a PostgreSQL: set DATABASE_URL')
  const products = await productsOf(url)
  const results = []
  for (const isAnew of [true, false]) {
    for (const count of PROCESSES) {
      console.error(`measuring ${count} processes, pages ${isAnew ? 'rendered' : 'kept'}`)
      results.push({
        isAnew,
        ...(await measureProcesses(count, { port, queries, products, isAnew })),
      })
    }
  }
  return results
}
