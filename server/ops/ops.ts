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

// npm run ops -- ship D261121090000123456: what the other side of the mall does, by hand.
run(async () => {
  const [verb = '', ...given] = process.argv.slice(2)
  // A mall that runs stands in a folder of its own.
  const words = verb === 'import' ? given.map((path) => resolve(path)) : given
  console.log(await perform(readEnv(process.env), { verb, words }))
})
