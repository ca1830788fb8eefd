import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '@/server/db/data-dir'
import type { Command } from './operations'

/**
 * The embedded database has one writer, the running mall: an operator's command is laid into a
 * folder beside it, and the mall, which looks there, does it. Who can write there owns the data.
 */
const FOLDER = 'ops'
const ASKED = '.asked.json'
const TOLD = '.told.json'
/** How often either side looks, ms. */
const LOOK_MS = 300
const WAIT_MS = 15_000

const command = z.object({ verb: z.string(), words: z.array(z.string()) })
const outcome = z.object({ isDone: z.boolean(), text: z.string() })
type Outcome = z.infer<typeof outcome>

function parseJson<T>(text: string, schema: z.ZodMiniType<T>): T {
  const content: unknown = JSON.parse(text)
  return schema.parse(content)
}

/** Whole or not at all: the other side never reads half a file. */
function writeJson(path: string, content: unknown): void {
  writeFileSync(`${path}.new`, JSON.stringify(content))
  renameSync(`${path}.new`, path)
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has the mall that runs on this folder do something; throws OperatorError with its one line. */
export async function askRunningMall(dataDir: string, asked: Command): Promise<string> {
  const folder = join(dataDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  const name = join(folder, randomUUID())
  writeJson(`${name}${ASKED}`, asked)
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS)
    if (!existsSync(`${name}${TOLD}`)) continue
    const { isDone, text } = parseJson(readFileSync(`${name}${TOLD}`, 'utf8'), outcome)
    rmSync(`${name}${TOLD}`)
    if (isDone) return text
    throw new OperatorError(text)
  }
  rmSync(`${name}${ASKED}`, { force: true })
  throw new OperatorError('the mall that runs on this DATA_DIR does not answer')
}

/** Does all that lies in the folder. */
export async function answerMail(
  dataDir: string,
  perform: (asked: Command) => Promise<string>,
): Promise<void> {
  const folder = join(dataDir, FOLDER)
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder).filter((name) => name.endsWith(ASKED))) {
    const path = join(folder, file)
    const told = await outcomeOf(() => {
      const asked = readFileSync(path, 'utf8')
      // Removed first: a command is done once, even if its answer is lost.
      rmSync(path)
      return perform(parseJson(asked, command))
    })
    writeJson(path.slice(0, -ASKED.length) + TOLD, told)
  }
}

async function outcomeOf(run: () => Promise<string>): Promise<Outcome> {
  try {
    return { isDone: true, text: await run() }
  } catch (error) {
    return { isDone: false, text: error instanceof Error ? error.message : String(error) }
  }
}
