import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mockApiDir, worldsDir } from '@/server/edge/data-dirs'
import { isScope } from '@/server/edge/faults/scope'
import { hasData } from '@/server/kernel/db/data-place.mjs'
import { OperatorError } from '@/server/kernel/operator-error'

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined }
type Target = Place & { words: string[] }

function worldOf(dataDir: string, name = ''): string {
  const folder = worldsDir(dataDir)
  const dir = join(folder, name)
  if (isScope(name) && hasData(dir)) return dir
  const open = existsSync(folder) ? readdirSync(folder).sort() : []
  throw new OperatorError(
    `--world ${name}: no such world is open on DATA_DIR ${dataDir}; open: ${open.join(', ') || 'none'}`,
  )
}

/**
 * Which data a command is about, and the command without the words that say so. Throws OperatorError
 * where no mall has been: a command makes none.
 */
export function targetOf({ DATA_DIR, DATABASE_URL }: Place, argv: string[]): Target {
  const [first = '', ...rest] = argv
  if (DATABASE_URL) {
    // There a mock-api has the data that DATABASE_URL names, as a mall has.
    const words = first === '--mock-api' ? rest : argv
    if (words[0] === '--world') throw new OperatorError('--world: PostgreSQL has no worlds')
    return { DATA_DIR, DATABASE_URL, words }
  }
  if (first === '--mock-api') return targetOf({ DATA_DIR: mockApiDir(DATA_DIR) }, rest)
  if (first === '--world') {
    const [name, ...words] = rest
    return { DATA_DIR: worldOf(DATA_DIR, name), words }
  }
  if (hasData(DATA_DIR)) return { DATA_DIR, words: argv }
  const hint = hasData(mockApiDir(DATA_DIR)) ? '; npm run mock-api has one there: --mock-api' : ''
  throw new OperatorError(`no mall has been started on DATA_DIR ${DATA_DIR}${hint}`)
}
