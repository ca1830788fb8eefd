import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TEXT } from '@/contract/texts'
import { pgliteDatabase } from '@/server/kernel/db/client'
import { openPglite } from '@/server/kernel/db/pglite-client'
import { DatabaseError } from '@/server/kernel/db/pglite-thread'
import { isDatabaseAway } from '@/server/kernel/db/unavailable'
import { onError } from '@/server/kernel/http/calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { type ChaosMode, openChaosProxy } from '../../support/chaos-proxy'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('isDatabaseAway', () => {
  const CODES = [
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P02',
    '57P03',
    '08000',
    '08006',
    '25006',
    '53100',
    '53300',
  ]
  it.each(CODES)('is true for the code %s', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'PGlite is closed',
    'database worker ended with 1',
  ])('is true for the message "%s"', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true)
  })

  it.each([
    ['a unique violation', coded('23505')],
    ['a cancelled query', coded('57014')],
    ['a syntax error', new DatabaseError({ message: 'syntax error', code: '42601' })],
    ['a defect that mentions it', new Error('wrong text: Connection terminated')],
    ['a port in use', coded('EADDRINUSE')],
    ['no error at all', { code: 'ECONNREFUSED' }],
    ['nothing', undefined],
  ])('is false for %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })

  it('finds the cause inside wrapping errors', () => {
    const refused = new AggregateError([new Error('v6'), coded('ECONNREFUSED')])
    expect(isDatabaseAway(new Error('query', { cause: refused }))).toBe(true)
    expect(isDatabaseAway(new Error('query', { cause: new Error('query') }))).toBe(false)
  })

  it('ends on a circular cause', () => {
    const error = new Error('a')
    error.cause = new Error('b', { cause: error })
    expect(isDatabaseAway(error)).toBe(false)
  })
})

/** What a query of the real driver fails with, at a server that behaves so. */
async function failureAt(mode: ChaosMode): Promise<unknown> {
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const proxy = await openChaosProxy({ target: { host: '127.0.0.1', port } })
  await proxy.set(mode)
  const pool = new pg.Pool({ host: '127.0.0.1', port: proxy.port, connectionTimeoutMillis: 50 })
  try {
    return await drizzle(pool).execute(sql`select 1`)
  } catch (error) {
    return error
  } finally {
    await proxy.close()
    silent.close()
  }
}

describe('isDatabaseAway with real drivers', () => {
  it.each(['refuse', 'reset', 'hang'] as const)(
    'is true for a server that does %s',
    async (kind) => {
      const failure = await failureAt({ kind })
      expect(failure).toBeInstanceOf(Error)
      expect(isDatabaseAway(failure)).toBe(true)
    },
  )

  it('is true for a closed PGlite, not for a wrong statement', async () => {
    const client = await openPglite({})
    const { db } = pgliteDatabase(client, 'test')
    const failure = () => db.execute(sql`select nothing`).catch((error: unknown) => error)
    const wrong = await failure()
    expect(wrong).toBeInstanceOf(Error)
    expect(isDatabaseAway(wrong)).toBe(false)
    const closing = client.close()
    expect(isDatabaseAway(await failure())).toBe(true)
    await closing
  })
})

describe('onError', () => {
  const log = vi.fn()
  afterEach(() => log.mockReset())

  it('answers 503 with code unavailable when the database is away, and logs it', async () => {
    const error = new Error('Failed query: select 1', { cause: coded('57P01') })
    const answer = onError(error, log)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      code: ENVELOPE_CODE.unavailable,
      msg: '服务暂时不可用，请稍后再试',
      data: null,
    })
    expect(log).toHaveBeenCalledWith(error)
  })

  it('answers 500 for other errors', async () => {
    const answer = onError(coded('23505'), log)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({
      code: ENVELOPE_CODE.serverError,
      msg: TEXT.serverError,
    })
  })
})
