import { OperatorError } from '@/server/db/data-dir'

/** Runs a command; an operator's mistake is one line and exit code 1, a defect keeps its stack. */
export function run(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  })
}
