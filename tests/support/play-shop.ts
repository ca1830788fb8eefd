import { execFileSync } from 'node:child_process'
import { dataFolder } from './data-folder'

/** Plays the other side of the mall under test with an operator's own command, `npm run ops`. */
export function playShop(verb: string, ...words: string[]): string {
  const home = process.env.DATA_DIR || dataFolder('e2e-data')
  const env = { ...process.env, DATA_DIR: home, DATABASE_URL: '' }
  return execFileSync(process.execPath, ['server/edge/ops/ops.mjs', verb, ...words], {
    env,
    encoding: 'utf8',
  })
}
