import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { preparedStatements } from '@/server/kernel/db/prepared-statements.mjs'

describe('a prepared statement', () => {
  let pg: PGlite
  let query: ReturnType<typeof preparedStatements>
  beforeAll(async () => {
    pg = await PGlite.create()
  }, 60_000)
  afterAll(() => pg.close())
  beforeEach(async () => {
    await pg.exec('drop table if exists kept; create table kept (id int primary key, word text)')
    await pg.exec('deallocate all')
    query = preparedStatements(pg, {})
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)
  /** The names of all that are prepared. */
  const known = async () =>
    (await pg.query<{ name: string }>('select name from pg_prepared_statements')).rows

  it.each([
    ['select 1 as a, null as b, now() - now() as c', []],
    ['select $1::int[] as list, $2::jsonb as json', [[1, 2], { a: '岑钧' }]],
    ['select $1::timestamptz as at', [new Date(0)]],
    ['select $1::text as none', [null]],
    ['select word from kept where id = $1', [404]],
    ['insert into kept values ($1, $2), ($3, $4) returning id', [1, '一', 2, undefined]],
  ])('answers as the database does: %s', async (text, params) => {
    for (const rowMode of ['array', 'object'] as const) {
      await pg.exec('delete from kept')
      const expected = await pg.query(text, params, { rowMode })
      for (const _ of ['first', 'again']) {
        await pg.exec('delete from kept')
        expect(await query(text, params, rowMode)).toEqual(expected)
      }
    }
  })

  it('reads the types it is told to read otherwise', async () => {
    const other = preparedStatements(pg, { 1184: (value: string) => value })
    const { rows } = await other("select '2026-01-02 03:04:05+00'::timestamptz as at", [], 'array')
    expect(rows).toEqual([['2026-01-02 03:04:05+00']])
  })

  it.each([
    ['insert into kept values ($1, $2)', [1, 'again']],
    ['select * from nowhere', []],
    ['selec', []],
    ['select $1::int', ['word']],
    ['select 1 / $1::int', [0]],
  ])('fails as the database does, and answers afterwards: %s', async (text, params) => {
    await query('insert into kept values ($1, $2)', [1, 'first'])
    const failure = await failureOf(query(text, params))
    const expected = await failureOf(pg.query(text, params))
    const parts = ['message', 'code', 'constraint', 'detail'] as const
    for (const part of parts) {
      expect(Reflect.get(Object(failure), part)).toBe(Reflect.get(Object(expected), part))
    }
    expect((await query('select id from kept', [], 'array')).rows).toEqual([[1]])
  })

  it('is not taken for prepared when a broken transaction refused it', async () => {
    await pg.exec('begin')
    await failureOf(query('selec', []))
    expect(await failureOf(query('select 2 as two', []))).toMatchObject({ code: '25P02' })
    await pg.exec('rollback')
    expect((await query('select 2 as two', [])).rows).toEqual([{ two: 2 }])
  })

  it('is of the tables as they are after a change', async () => {
    await query('select * from kept', [])
    await query('alter table kept add note text', [])
    const { fields } = await query('select * from kept', [])
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['id', 'word', 'note'])
  })

  it('is prepared anew after five minutes, for tables that have grown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const pass = (ms: number) => {
      now.mockReturnValue(1000 + ms)
      // What remembers the time for a moment forgets it.
      vi.advanceTimersByTime(10)
    }
    await query('select word from kept', [])
    const first = await known()
    pass(299_000)
    await query('select word from kept', [])
    expect(await known()).toEqual(first)
    pass(301_000)
    await query('select word from kept', [])
    const second = await known()
    expect(second).toHaveLength(1)
    expect(second).not.toEqual(first)
  })

  it('is given up when others are in use, and a long one never kept', async () => {
    for (let at = 0; at < 400; at += 1) await query(`select ${at}`, [])
    expect((await known()).length).toBeLessThanOrEqual(301)
    expect((await query('select 0', [], 'array')).rows).toEqual([[0]])
    const most = await known()
    const long = `select 1 ${' '.repeat(10_000)}`
    expect((await query(long, [], 'array')).rows).toEqual([[1]])
    expect(await known()).toEqual(most)
  })
})
