// The process that answers pages and calls: `serve.mjs PORT HOST`. It starts Next as Next's own command does, which
// reads what all its commands need first (docs/decisions/044).
import { createRequire } from 'node:module'
import { openAhead } from '../../kernel/db/open-ahead.mjs'

openAhead()
const require = createRequire(import.meta.url)
const { nextStart } = require('next/dist/cli/next-start.js')
const [port, hostname] = process.argv.slice(2)
await nextStart({ port: Number(port), hostname })
