import { execFileSync } from 'node:child_process'
import { dataFolder } from './data-folder'

/** Plays the other side of the mall under test, as an operator does. */
export function playShop(verb: string, ...words: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR || dataFolder('e2e-data') }
  const args = ['--import', 'tsx', 'server/edge/ops/ops.ts', verb, ...words]
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' })
}
