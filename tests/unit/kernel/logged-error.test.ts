import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createLog } from '@/server/kernel/log'
import { loggedError } from '@/server/kernel/logged-error'

const PHONE = '13912345678'
const ADDRESS = '上海市黄浦区南京东路1号'

/** An error of the server as pg reads it from the wire. */
function databaseError(message: string, code: string, detail = '') {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, detail })
}

function written(error: unknown): string {
  const lines: string[] = []
  createLog({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) }).error(
    { err: error },
    'failed',
  )
  return lines.join('')
}

describe('an error in the log', () => {
  it.each([
    ['values of a statement', new Error('connect ECONNREFUSED 127.0.0.1:5432')],
    ['the row a constraint refuses', databaseError('duplicate key', '23505', `(phone)=(${PHONE})`)],
    ['data that is no date', databaseError(`invalid input syntax: "${PHONE}"`, '22007')],
  ])('never holds %s', (_what, cause) => {
    const query = 'insert into users (phone, address) values ($1, $2)'
    const line = written(new DrizzleQueryError(query, [PHONE, ADDRESS], cause))
    expect(line).not.toContain(PHONE)
    expect(line).not.toContain(ADDRESS)
    expect(line).toContain('insert into users')
    expect(line).toContain(cause.message.replace(PHONE, '…').replaceAll('"', '\\"'))
  })

  it('keeps code, cause and the place in the source', () => {
    const cause = databaseError('deadlock detected', '40P01')
    const { err } = JSON.parse(written(new DrizzleQueryError('select 1', [], cause)))
    expect(err.cause).toMatchObject({ code: '40P01', message: 'deadlock detected' })
    expect(err.stack[0]).toContain('logged-error.test.ts')
  })

  it('ends for causes that go round', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(loggedError(error)).split('"round"').length).toBeLessThan(12)
  })

  it('is told even when something else was thrown', () => {
    expect(loggedError('oops')).toEqual({ type: 'string', message: '', stack: [] })
  })
})
