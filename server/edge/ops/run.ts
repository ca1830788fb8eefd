import { OperatorError } from '@/server/kernel/operator-error'
import { loadEnvFile } from './env-file.mjs'

/** Runs a command, with the settings of `.env`; an operator's mistake prints one line and exits with 1, a bug its stack. */
export function run(command: () => Promise<void>): void {
  loadEnvFile()
  command().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  })
}
