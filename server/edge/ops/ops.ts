import { userInfo } from 'node:os'
import { onThisMachine } from '@/server/edge/operations/operation'
import { type Command, operate } from '@/server/edge/operations/operations'
import { askRunningMall } from '@/server/edge/operations/operations-socket'
import { openDatabase } from '@/server/kernel/db/client'
import { InUseError } from '@/server/kernel/db/data-dir'
import { readEnv } from '@/server/kernel/env'
import { absolutePaths, JSON_FLAG, withFile } from './ops-words.mjs'
import { run } from './run'
import { targetOf } from './target'

const ACTOR = userInfo().username

type Place = Parameters<typeof openDatabase>[0]

async function perform(place: Place, command: Command): Promise<string> {
  try {
    const database = await openDatabase(place)
    try {
      return await database.unlimited((db) => operate(db, command, Date.now, onThisMachine(ACTOR)))
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof InUseError)
      return askRunningMall(place.DATA_DIR, { ...command, actor: ACTOR })
    throw error
  }
}

// The way of ops.mjs to a mall that does not run, or runs on PostgreSQL.
run(async () => {
  const env = readEnv(process.env)
  process.env.MALL_MODE = env.MALL_MODE
  const { words, ...place } = targetOf(env, process.argv.slice(2))
  const [verb = '', ...args] = withFile(absolutePaths(words.filter((word) => word !== JSON_FLAG)))
  console.log(await perform(place, { verb, args, json: words.includes(JSON_FLAG) }))
})
