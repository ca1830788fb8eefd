import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { HEADER } from '@/contract/constants'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { type ApiDeps, createApi } from '@/server/edge/app'
import { createFaults } from '@/server/edge/faults/faults'
import { users } from '@/server/kernel/db/account-schema'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { hashPassword } from '@/server/modules/account/password'
import { createSessions } from '@/server/modules/account/session-repository'
import { dataFolder } from './data-folder'
import { dataTemplate } from './data-template'
import { copyDatabase, copyTemplate } from './database-copy'
import { requireDescribed } from './described-status'
import { UNHURRIED } from './unhurried'

const ORIGIN = 'http://mall.test'
const PASSWORD = 'Test#12345'
const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })

let passwordHash: Promise<string> | null = null
/** The hash of every new user's password, made once. */
function hashOfPassword(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD)
  return passwordHash
}

type SendOptions = { token?: string | undefined; headers?: Record<string, string> }
export type Answer = { status: number; code: number; msg: string; data: unknown; headers: Headers }

/** A database of one mall's own, and what makes another process's connection to it. */
type Opened = Database & { again: () => Promise<Database> }

/** The same database through the pooler that TEST_POOL_URL names (tests/pooled.ts). */
function pooledUrl(url: string): string | undefined {
  const pooler = process.env.TEST_POOL_URL
  if (!pooler) return undefined
  const pooled = new URL(url)
  pooled.host = new URL(pooler).host
  return pooled.href
}

/** As a process opens it; what it reads for everybody refuses to write, as a replica would. */
async function openServer(url: string): Promise<Database> {
  const place = { DATABASE_URL: url, DATABASE_POOL_URL: pooledUrl(url), DATA_DIR: '' }
  const database = await openDatabase(place, UNHURRIED)
  const reading = new URL(url)
  reading.searchParams.set('options', '-c default_transaction_read_only=on')
  const reader = await openDatabase({ DATABASE_URL: reading.href, DATA_DIR: '' }, UNHURRIED)
  async function close(): Promise<void> {
    await reader.close()
    await database.close()
  }
  return { ...database, readDb: reader.db, close }
}

async function openCopy(source: Parameters<typeof copyDatabase>[0]): Promise<Opened> {
  const { url, drop } = await copyDatabase(source)
  const again = () => openServer(url)
  const database = await again()
  async function close(): Promise<void> {
    await database.close()
    await drop()
  }
  return { ...database, close, again }
}

async function openTestDatabase(): Promise<Opened> {
  const database = inject('database')
  if ('url' in database) return openCopy(database)
  const dir = copyTemplate(database)
  const opened = await openDatabase({ DATA_DIR: dir }, UNHURRIED)
  async function close(): Promise<void> {
    await opened.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { ...opened, close, again: async () => opened }
}

type MallOptions = Partial<ApiDeps['config']> &
  Pick<ApiDeps, 'orderLimits' | 'pace' | 'budgetMs'> &
  Partial<Pick<ApiDeps, 'log'>> & { hasFaults?: boolean }

/** The product API over the test catalogue, with a clock the test sets. Close it when done. */
export async function openTestMall(
  { hasFaults = false, orderLimits, pace, log, budgetMs, ...config }: MallOptions = {},
  own?: Database,
) {
  const database: Database & Partial<Opened> = own ?? (await openTestDatabase())
  const time = { now: Date.now() }
  const clock = () => time.now
  const logged: { fields: object; message: string }[] = []
  const deps: ApiDeps = {
    db: database.db,
    readDb: database.readDb,
    config: { NEXT_PUBLIC_SITE_ID: 'mall', CORS_ORIGINS: [], TRUSTED_PROXY: false, ...config },
    log: log ?? {
      error: (fields, message) => logged.push({ fields, message }),
      warn: () => {},
      info: () => {},
    },
    clock,
    ...(orderLimits && { orderLimits }),
    ...(pace && { pace }),
    // As its database (UNHURRIED); a test of limits brings its own.
    ...(!own && { budgetMs: UNHURRIED.budgetMs }),
    ...(budgetMs && { budgetMs }),
    ...(hasFaults && { faults: createFaults(database) }),
  }
  const api = createApi(deps)
  const sessions = createSessions(database.db, deps.faults?.clock(clock) ?? clock)
  const others: Database[] = []

  /** Another process on the same database: on PostgreSQL it has connections of its own. */
  async function secondProcess() {
    const second = (await database.again?.()) ?? database
    if (second.db !== database.db) others.push(second)
    const { db, readDb } = second
    return { db, api: createApi({ ...deps, db, readDb }) }
  }

  async function close(): Promise<void> {
    for (const one of [...others, database]) await one.close()
  }

  async function fetchPath(path: string, init: RequestInit & SendOptions): Promise<Response> {
    const { token, headers, ...rest } = init
    const response = await api.fetch(
      new Request(`${ORIGIN}${path}`, {
        ...rest,
        headers: {
          [HEADER.siteId]: 'mall',
          ...(typeof rest.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      }),
    )
    requireDescribed(rest.method ?? 'GET', path, response.status)
    return response
  }

  /** Sends anything; the envelope of the answer. */
  async function send(path: string, init: RequestInit & SendOptions = {}): Promise<Answer> {
    const response = await fetchPath(path, init)
    const body = envelope.parse(await response.json())
    return { status: response.status, headers: response.headers, ...body }
  }

  /** Sends a call of the contract as it stands; `input` may be wrong on purpose. */
  function ask(endpoint: Endpoint, input?: unknown, options: SendOptions = {}): Promise<Answer> {
    const post = { method: 'POST', body: JSON.stringify(input ?? {}) }
    return send(endpoint.path, { ...(endpoint.method === 'POST' ? post : {}), ...options })
  }

  /** Sends a call whose answer may be a file. */
  function fetchCall(endpoint: Endpoint, input: unknown, options: SendOptions): Promise<Response> {
    return fetchPath(endpoint.path, { method: 'POST', body: JSON.stringify(input), ...options })
  }

  /** Sends a call that takes a file. */
  function uploadForm(endpoint: Endpoint, body: FormData, options: SendOptions = {}) {
    return send(endpoint.path, { method: 'POST', body, ...options })
  }

  function upload(endpoint: Endpoint, file: Blob | null, options: SendOptions = {}) {
    const form = new FormData()
    if (file) form.append('file', file, 'list')
    return uploadForm(endpoint, form, options)
  }

  /** Sends a call that must succeed; its answer parsed by its own output schema. */
  async function call<I extends Schema, O extends Schema>(
    endpoint: Endpoint<I, O>,
    input?: z.input<I>,
    options: SendOptions = {},
  ): Promise<z.output<O>> {
    const answer = await ask(endpoint, input, options)
    if (answer.status !== 200) throw new Error(`${endpoint.name}: ${answer.status} ${answer.msg}`)
    return endpoint.output.parse(answer.data)
  }

  /** A new user, signed in without the password: hundreds of hashes would be most of the time. */
  async function newUser(): Promise<{ username: string; password: string; tokens: LoginInfo }> {
    const username = `user_${randomUUID().slice(0, 8)}`
    const phone = `199${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const values = { username, phone, passwordHash: await hashOfPassword() }
    const [user] = await database.db.insert(users).values(values).returning({ id: users.id })
    const tokens = await sessions.open(user?.id ?? '', { userAgent: '', address: '' })
    return { username, password: PASSWORD, tokens }
  }

  return {
    db: database.db,
    slowDb: database.slowDb,
    time,
    logged,
    api,
    secondProcess,
    send,
    ask,
    fetchCall,
    fetchPath,
    upload,
    uploadForm,
    call,
    newUser,
    close,
  }
}

/**
 * The same mall on the embedded database, at the same time, beside one on PostgreSQL; null where
 * the tests have one engine.
 */
export async function openTwin({ time }: TestMall): Promise<TestMall | null> {
  if (!('url' in inject('database'))) return null
  const copies = dataFolder(`test-twin-${process.pid}`)
  const dir = copyTemplate({ template: await dataTemplate(), copies })
  const database = await openDatabase({ DATA_DIR: dir }, UNHURRIED)
  const twin = await openTestMall(
    {},
    {
      ...database,
      async close() {
        await database.close()
        rmSync(copies, { recursive: true, force: true })
      },
    },
  )
  twin.time.now = time.now
  return twin
}

export type TestMall = Awaited<ReturnType<typeof openTestMall>>
