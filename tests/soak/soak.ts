import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { build } from '@/server/edge/ops/start.mjs'
import { users } from '@/server/kernel/db/account-schema'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { hashPassword } from '@/server/modules/account/password'
import { openChaosProxy } from '../support/chaos-proxy'
import { fill } from '../support/data-template'
import { orderMall } from '../support/order-mall'
import { openTestMall } from '../support/test-mall'
import { wrongOrders, wrongStock } from './books'
import { keepBuying, type Ledger } from './buyer'
import { createCaller, createFigures } from './caller'
import { keepBreaking } from './chaos'
import { openPostgres } from './postgres'
import { type MallProcess, openProcess } from './process'
import { createSession } from './session'

const BUYERS = 8
const GOODS = 12
const STOCK = 100_000
const PASSWORD = 'Soak#12345'
/** What a process may grow by once it is warm, and what it may take in all, MB (P27). */
const GROWTH_MB = 150
const MEMORY_MB = 500
/** What an answer may cost the process with pages, ms of processor: however busy the machine is. */
const ANSWER_CPU_MS = 40

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs with a connection of its own to the database, past every proxy. */
async function onDatabase<T>(url: string, run: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

async function prepare(database: Database) {
  await fill(database)
  const shop = orderMall(await openTestMall({}, database))
  const skuIds = (await shop.plainSkus(GOODS, STOCK)).map(({ id }) => id)
  const passwordHash = await hashPassword(PASSWORD)
  async function newBuyer() {
    const buyer = await shop.newBuyer()
    const [user] = await database.db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, buyer.userId))
      .returning({ username: users.username })
    return { ...buyer, username: user?.username ?? '' }
  }
  const buyers = await Promise.all(Array.from({ length: BUYERS }, newBuyer))
  return { shop, skuIds, buyers }
}

/** Two processes on one PostgreSQL, each behind a network of its own. */
async function openMall() {
  const port = await freePort()
  const postgres = openPostgres(port)
  const target = { host: '127.0.0.1', port }
  const networks = [await openChaosProxy({ target }), await openChaosProxy({ target })] as const
  const envAt = async ({ port: at }: { port: number }) => ({
    PORT: String(await freePort()),
    DATABASE_URL: postgres.urlAt(at),
  })
  /** The first, without pages, is killed now and then; the second lives as long as the soak. */
  const processes = [
    openProcess('the mortal', 'api', await envAt(networks[0])),
    openProcess('the steady', 'mall', await envAt(networks[1])),
  ] as const
  async function close(): Promise<void> {
    for (const one of processes) await one.kill()
    for (const network of networks) await network.close()
    postgres.close()
  }
  return { postgres, networks, processes, close }
}

type Mall = Awaited<ReturnType<typeof openMall>>

/** What a process takes from when it is warm until the end; memory in MB, time of a processor in ms. */
function watch(one: MallProcess, answers: () => number, lengthMs: number) {
  const look = () => ({ memoryMb: one.memoryMb(), cpuMs: one.cpuMs(), answers: answers() })
  let warm = look()
  const timer = setTimeout(() => {
    warm = look()
  }, lengthMs / 3)
  return () => {
    clearTimeout(timer)
    const end = look()
    const cpuMsAnAnswer = Math.round((end.cpuMs - warm.cpuMs) / (end.answers - warm.answers))
    return { warmMb: warm.memoryMb, endMb: end.memoryMb, cpuMsAnAnswer }
  }
}

/** What of that is too much. */
function tooMuch({ warmMb, endMb, cpuMsAnAnswer }: ReturnType<ReturnType<typeof watch>>): string[] {
  return [
    ...(endMb - warmMb > GROWTH_MB ? [`memory grew from ${warmMb} to ${endMb} MB`] : []),
    ...(endMb > MEMORY_MB ? [`memory is ${endMb} MB`] : []),
    ...(cpuMsAnAnswer > ANSWER_CPU_MS ? [`an answer costs ${cpuMsAnAnswer} ms of processor`] : []),
  ]
}

type Length = { lengthMs: number; answerMs: number }

async function soak({ postgres, networks, processes }: Mall, { lengthMs, answerMs }: Length) {
  const url = postgres.urlAt()
  const { shop, skuIds, buyers } = await onDatabase(url, prepare)
  await Promise.all(processes.map(({ start }) => start()))
  const [mortal, steady] = processes
  const figures = createFigures()
  const { wrongs } = figures
  const urls = processes.map((one) => one.url)
  const caller = createCaller({ urls, pagesUrl: steady.url, answerMs }, figures)
  const ledger: Ledger = new Map()
  const end = performance.now() + lengthMs
  const isOver = () => performance.now() > end
  const taken = watch(steady, () => figures.answers.get(steady.url) ?? 0, lengthMs)

  const [breaks] = await Promise.all([
    keepBreaking({ postgres, mortal, networks }, isOver),
    ...buyers.map((buyer) => {
      const token = createSession(caller, { username: buyer.username, password: PASSWORD })
      return keepBuying({ buyer, token, skuIds, caller, shop, ledger, wrongs }, isOver)
    }),
  ])
  const steadily = taken()
  wrongs.push(...tooMuch(steadily))
  if (breaks['disk full'] && postgres.timesFull() === 0)
    wrongs.push('the full disk was not noticed')
  await onDatabase(url, async (database) => {
    const buyerIds = buyers.map(({ userId }) => userId)
    wrongs.push(...(await wrongOrders({ db: database.db, ledger, buyerIds })))
    const books = orderMall(await openTestMall({}, database))
    wrongs.push(...(await wrongStock(books, skuIds, STOCK)))
  })

  const states: Record<string, number> = {}
  for (const { state } of ledger.values()) states[state] = (states[state] ?? 0) + 1
  const { calls, pages, longestMs } = figures
  const statuses = Object.fromEntries(figures.statuses)
  const result = {
    orders: ledger.size,
    states,
    calls,
    pages,
    statuses,
    longestMs,
    steadily,
    breaks,
  }
  console.log(JSON.stringify(result, null, 2))
  return wrongs
}

// npm run soak -- --minutes 30: buyers order on two processes and one PostgreSQL while things break.
// On a machine busy with other things an answer may take longer than five seconds: it waits for a processor.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'answer-seconds': { type: 'string', default: '5' },
  },
})
const lengthMs = Number(values.minutes) * 60_000
const answerMs = Number(values['answer-seconds']) * 1000
if (!(lengthMs > 0 && answerMs > 0)) throw new Error('--minutes and --answer-seconds are numbers')
await build()
const mall = await openMall()
const wrongs = await soak(mall, { lengthMs, answerMs }).finally(mall.close)
for (const wrong of wrongs) console.log(`WRONG ${wrong}`)
process.exit(wrongs.length > 0 ? 1 : 0)
