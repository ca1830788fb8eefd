import { resolve } from 'node:path'
import { type Command, operate } from '@/server/edge/operations/operations'
import { askRunningMall } from '@/server/edge/operations/operations-socket'
import { openDatabase } from '@/server/kernel/db/client'
import { InUseError } from '@/server/kernel/db/data-dir'
import { readEnv } from '@/server/kernel/env'
import { run } from './run'
import { targetOf } from './target'

type Place = Parameters<typeof openDatabase>[0]

async function perform(place: Place, command: Command): Promise<string> {
  try {
    const database = await openDatabase(place)
    try {
      return await database.unlimited((db) => operate(db, command))
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof InUseError) return askRunningMall(place.DATA_DIR, command)
    throw error
  }
}

/** Resolves an operator's paths against the current folder, not the mall's. */
function absolute(verb: string, input: string[]): string[] {
  if (verb === 'import') return input.map((path) => resolve(path))
  const [no = '', folder] = input
  return verb === 'merchant' && folder ? [no, resolve(folder)] : input
}

// npm run ops -- ship D261121090000123456: the other side of the mall, by hand.
run(async () => {
  const { words, ...place } = targetOf(readEnv(process.env), process.argv.slice(2))
  const [verb = '', ...input] = words
  console.log(await perform(place, { verb, args: absolute(verb, input) }))
})
