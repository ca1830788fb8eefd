import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { askRunningMall, COPY_DATA } from '@/server/edge/operations/operations-socket'
import { copyDataFolder, InUseError, lockDataDir } from '@/server/kernel/db/data-dir'
import { hasData } from '@/server/kernel/db/data-place.mjs'
import { packDataFolder } from '@/server/kernel/db/embedded-backup'
import { dumpServer } from '@/server/kernel/db/server-backup'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'
import { run } from './run'

const OWNER_ONLY = 0o600

/** Copies the data of a DATA_DIR; a mall that runs on it does so itself, between two changes. */
async function copyData(dataDir: string, target: string): Promise<void> {
  try {
    const release = lockDataDir(dataDir)
    await copyDataFolder(dataDir, target).finally(release)
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
    await askRunningMall(dataDir, { verb: COPY_DATA, args: [target], json: false })
  }
}

async function backUpFolder(dataDir: string, file: string): Promise<void> {
  if (!hasData(dataDir)) throw new OperatorError(`no mall has been started on DATA_DIR ${dataDir}`)
  // Beside the file: the copy needs as much room as the data.
  const copy = mkdtempSync(join(dirname(file), '.mall-backup-'))
  try {
    await copyData(dataDir, copy)
    writeFileSync(file, await packDataFolder(copy))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

// npm run backup -- FILE: a consistent backup of the database, whether a mall runs on it or not.
run(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new OperatorError('write the file to make: npm run backup -- FILE')
  const file = resolve(name)
  if (existsSync(file)) throw new OperatorError(`${name} exists`)
  if (!existsSync(dirname(file))) throw new OperatorError(`${dirname(file)} does not exist`)
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env)
  // It has its name once it is whole.
  const unfinished = `${file}.unfinished`
  try {
    // It holds secrets and accounts: nobody else may read it, from its first byte on.
    writeFileSync(unfinished, '', { mode: OWNER_ONLY })
    if (DATABASE_URL) await dumpServer(DATABASE_URL, unfinished)
    else await backUpFolder(resolve(DATA_DIR), unfinished)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  console.log(`${name} holds the data of ${DATABASE_URL ? 'DATABASE_URL' : `DATA_DIR ${DATA_DIR}`}`)
})
