// PGlite runs on its caller's thread, where a long query would block the web server. So it runs
// here; server/kernel/db/pglite-client.ts sends it messages, one statement at a time.
import { parentPort } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { preparedStatements } from './prepared-statements.mjs'

const asText = (value) => value
// Drizzle parses timestamps itself; functions cannot be posted, so its parsers are repeated here.
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
}

let pg
let opened
let query

async function open(dataDir) {
  pg = await PGlite.create({ ...(dataDir && { dataDir }) })
  query = preparedStatements(pg, parsers)
}

async function perform({ kind, sql, params, rowMode, dataDir, settings = {} }) {
  switch (kind) {
    case 'open':
      // It may be opened before anybody has settings for it.
      opened ??= open(dataDir)
      await opened
      for (const [name, value] of Object.entries(settings))
        await pg.exec(`set ${name} = '${value}'`)
      return null
    case 'query':
      return query(sql, params, rowMode)
    case 'exec':
      await pg.exec(sql)
      return null
    case 'close':
      await pg.close()
      return null
    default:
      throw new Error(`unknown message ${kind}`)
  }
}

parentPort.on('message', async (message) => {
  try {
    parentPort.postMessage({ id: message.id, result: await perform(message) })
  } catch (error) {
    const { message: text, code, constraint, detail } = error
    parentPort.postMessage({ id: message.id, error: { message: text, code, constraint, detail } })
  }
})
