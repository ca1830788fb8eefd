import { resolve } from 'node:path'
import { openDatabase } from '@/server/db/client'
import { InUseError } from '@/server/db/data-dir'
import { readEnv } from '@/server/env'
import { askRunningMall } from './mailbox'
import { type Command, operate } from './operations'
import { run } from './run'

async function perform(env: ReturnType<typeof readEnv>, command: Command): Promise<string> {
  try {
    const database = await openDatabase(env)
    try {
      return await operate(database.db, command)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof InUseError) return askRunningMall(env.DATA_DIR, command)
    throw error
  }
}

/** Paths an operator names are of the folder they stand in, not of the mall's. */
function absolute(verb: string, given: string[]): string[] {
  if (verb === 'import') return given.map((path) => resolve(path))
  const [no = '', folder] = given
  return verb === 'merchant' && folder ? [no, resolve(folder)] : given
}

// npm run ops -- ship D261121090000123456: what the other side of the mall does, by hand.
run(async () => {
  const [verb = '', ...given] = process.argv.slice(2)
  const words = absolute(verb, given)
  console.log(await perform(readEnv(process.env), { verb, words }))
})
