import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { OperatorError } from '@/server/kernel/operator-error'

/** What a mall has made; extensions of the operator's own go with it. */
const EMPTYING =
  'drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public;\n'

/** A database's URL without its password, which other users of the machine would see, and that apart. */
function withoutPassword(url: string) {
  const place = new URL(url)
  const password = decodeURIComponent(place.password)
  place.password = ''
  return { place: place.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}

/** Waits for one of PostgreSQL's programs. Throws OperatorError with the first error it told. */
async function outcomeOf(name: string, child: ChildProcess): Promise<void> {
  const said = child.stderr ? text(child.stderr) : Promise.resolve('')
  const [code] = await once(child, 'close').catch(() => {
    throw new OperatorError(`${name} is not installed: it comes with PostgreSQL's client programs`)
  })
  if (code === 0) return
  const lines = (await said).trim().split('\n')
  const line = lines.find((one) => /error:/i.test(one)) ?? lines[0] ?? ''
  throw new OperatorError(`${name} failed: ${line}`)
}

/** Writes a consistent backup of a PostgreSQL database, which malls may use meanwhile, into a file. */
export function dumpServer(url: string, file: string): Promise<void> {
  const { place, env } = withoutPassword(url)
  const args = ['--format=custom', '--no-owner', '--no-acl', '--file', file, '--dbname', place]
  return outcomeOf('pg_dump', spawn('pg_dump', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }))
}

async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1`,
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}

/**
 * Puts a backup into a PostgreSQL database. One that has tables is refused, or with `isReplacing` emptied
 * first: all of it, because a later version may have tables that the backup does not know. All is one
 * transaction. Throws OperatorError.
 */
export async function restoreServer(
  url: string,
  file: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  if (!isReplacing && (await hasTables(url))) {
    throw new OperatorError('the database has tables; --replace empties it first')
  }
  const { place, env } = withoutPassword(url)
  const written = ['--no-owner', '--no-acl', '--file', '-', file]
  const reading = spawn('pg_restore', written, { stdio: ['ignore', 'pipe', 'pipe'] })
  const options = ['--quiet', '--no-psqlrc', '--single-transaction', '--set', 'ON_ERROR_STOP=1']
  const writing = spawn('psql', [...options, '--file', '-', '--dbname', place], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = Promise.all([outcomeOf('pg_restore', reading), outcomeOf('psql', writing)])
  if (isReplacing) writing.stdin.write(EMPTYING)
  // Half a file must not be committed: psql is ended before it can.
  reading.once('close', (code) => {
    if (code === 0) writing.stdin.end()
    else writing.kill()
  })
  reading.stdout.pipe(writing.stdin, { end: false })
  writing.stdin.on('error', () => reading.kill()) // psql has said why and ended
  await ended
}
