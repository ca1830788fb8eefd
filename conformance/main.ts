import { writeFileSync } from 'node:fs'
import { judge, NotJudged } from './judge'
import { readOptions, USAGE, UsageError } from './options'
import { pageReport } from './report/page'
import { terminalReport } from './report/terminal'
import { isFit } from './verdict'

const NOT_FIT = 1
const NOT_JUDGED = 2

function save(file: string, page: string): void {
  try {
    writeFileSync(file, page)
  } catch (cause) {
    throw new UsageError(`--report ${file} cannot be written`, { cause })
  }
}

async function run(): Promise<number> {
  const { report: file, ...judged } = readOptions(process.argv.slice(2), process.env)
  const report = await judge({ fetch, ...judged })
  console.log(terminalReport(report))
  if (file !== null) save(file, pageReport(report, new Date()))
  return isFit(report) ? 0 : NOT_FIT
}

// npm run conformance -- https://host: whether the mall can run on a product API.
if (process.argv.includes('--help')) console.log(USAGE)
else {
  run().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      const isPlain = error instanceof UsageError || error instanceof NotJudged
      console.error(isPlain ? error.message : error)
      if (error instanceof UsageError) console.error(`\n${USAGE}`)
      process.exitCode = NOT_JUDGED
    },
  )
}
