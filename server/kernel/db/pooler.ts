import type pg from 'pg'
import { OperatorError } from '@/server/kernel/operator-error'
import { type PoolLimits, sessionOf, settingsOf } from './postgres-pool'

/** Tells databases apart, also copies of one; a standby has its primary's. */
export const IDENTITY = `(select system_identifier::text || '/' || current_database() from pg_control_system())`

async function identityOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(`select ${IDENTITY} as identity`)
  return rows[0]?.identity ?? ''
}

/**
 * Throws OperatorError unless a pooler leads to the same database, and its connections have the
 * settings that the mall gives to its own: through a pooler it cannot.
 */
export async function requirePooler(
  pooled: pg.Pool,
  direct: pg.Pool,
  limits: PoolLimits,
): Promise<void> {
  if ((await identityOf(pooled)) !== (await identityOf(direct))) {
    throw new OperatorError('DATABASE_POOL_URL leads to another database than DATABASE_URL')
  }
  const wanted = Object.entries(settingsOf(limits))
  const { rows } = await pooled.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [wanted.map(([name]) => name)],
  )
  const given = new Map(rows.map(({ name, setting }) => [name, setting]))
  const missing = wanted.filter(([name, value]) => given.get(name) !== value)
  if (missing.length === 0) return
  const names = missing.map(([name]) => name).join(', ')
  throw new OperatorError(
    `DATABASE_POOL_URL: the pooler does not set ${names}; give its database connect_query='${sessionOf(limits)}'`,
  )
}
