import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { restoreDataFolder } from '@/server/kernel/db/embedded-backup'
import { restoreServer } from '@/server/kernel/db/server-backup'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { run } from './run'

/** How a backup of PostgreSQL begins; those of the embedded database are compressed tars. */
const SERVER_MARK = 'PGDMP'

/** How a file begins: one of PostgreSQL's may be larger than memory. */
function beginningOf(file: string): string {
  const bytes = Buffer.alloc(SERVER_MARK.length)
  const opened = openSync(file, 'r')
  readSync(opened, bytes)
  closeSync(opened)
  return bytes.toString()
}

// npm run restore -- FILE: puts a backup where there are no data yet, or with --replace in their place.
run(async () => {
  const options = { replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (!file)
    throw new OperatorError('write the backup to restore: npm run restore -- FILE [--replace]')
  if (!existsSync(file)) throw new OperatorError(`${file} does not exist`)
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env)
  const isOfServer = beginningOf(file) === SERVER_MARK
  const isReplacing = values.replace
  if (isOfServer !== (DATABASE_URL !== undefined)) {
    const [of, into] = isOfServer ? ['PostgreSQL', 'DATABASE_URL'] : ['DATA_DIR', 'DATA_DIR alone']
    throw new OperatorError(`${file} is a backup of ${of}: it can be restored into ${into}`)
  }
  if (DATABASE_URL) {
    await restoreServer(DATABASE_URL, file, { isReplacing })
    console.log('Restored into DATABASE_URL')
    return
  }
  const old = await restoreDataFolder(DATA_DIR, readFileSync(file), {
    isReplacing,
    now: Date.now(),
  })
  console.log(`Restored into DATA_DIR ${DATA_DIR}${old === null ? '' : `; the old data: ${old}`}`)
})
