import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CODE } from '@/contract/constants'
import { TEXT } from '@/contract/texts'
import { isDatabaseAway } from '@/server/db/away'
import { pgliteDatabase } from '@/server/db/client'
import { DatabaseError, openPglite } from '@/server/db/pglite-client'
import { onError } from '@/server/http/calls'
import { type ChaosMode, openChaosProxy } from '../../support/chaos-proxy'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a database that is away', () => {
  const CODES = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08000', '08006', '53300']
  it.each(CODES)('is what %s means', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'PGlite is closed',
    'database worker ended with 1',
  ])('is what "%s" means', (message) => {
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
  ])('is not %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })

  it('is found below what wraps it', () => {
    const refused = new AggregateError([new Error('v6'), coded('ECONNREFUSED')])
    expect(isDatabaseAway(new Error('query', { cause: refused }))).toBe(true)
    expect(isDatabaseAway(new Error('query', { cause: new Error('query') }))).toBe(false)
  })

  it('is not sought in a circle for ever', () => {
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

describe('what the drivers really throw', () => {
  it.each(['refuse', 'reset', 'hang'] as const)(
    'at a server that does %s means that it is away',
    async (kind) => {
      const failure = await failureAt({ kind })
      expect(failure).toBeInstanceOf(Error)
      expect(isDatabaseAway(failure)).toBe(true)
    },
  )

  it('at an embedded database means it when that is closed, not when a statement is wrong', async () => {
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

describe('a call that meets it', () => {
  const log = vi.fn()
  afterEach(() => log.mockReset())

  it('is answered 503 with its own code, and logged', async () => {
    const error = new Error('Failed query: select 1', { cause: coded('57P01') })
    const answer = onError(error, log)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      code: CODE.unavailable,
      msg: '服务暂时不可用，请稍后再试',
      data: null,
    })
    expect(log).toHaveBeenCalledWith(error)
  })

  it('is told from a defect, which stays 500', async () => {
    const answer = onError(coded('23505'), log)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: CODE.serverFault, msg: TEXT.serverFault })
  })
})
