// PGlite's own `query` sends six messages and has the statement parsed and planned each time. Here a text is prepared
// once; then one message runs it, by a kept plan where PostgreSQL finds that the values make no difference to it.
import { parse, protocol } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

const { serialize } = protocol

/** How many statements stay prepared: beyond them, those unused for longest are given up. */
const PREPARED_MAX = 300
/** How long one does, ms: a kept plan is for tables as large as they were, and nothing here analyses them. */
const PREPARED_MS = 300_000
/** Longest text of one that is kept: the rows of an import are written once. */
const TEXT_MAX = 10_000
/** After it, what is prepared may be of tables that are no longer so. */
const CHANGES_SCHEMA = /^\s*(?:alter|create|drop)\b/i

/**
 * `query(text, params, rowMode)` of a database, which answers as its own `query` does. `parsers` read the values
 * of their types in place of PGlite's. For one caller at a time.
 */
export function preparedStatements(pg, parsers) {
  const readers = { ...pg.parsers, ...parsers }
  /** Of statements given up, names that the database still knows. */
  const unused = []
  const prepared = new LRUCache({
    max: PREPARED_MAX,
    ttl: PREPARED_MS,
    dispose: ({ name }) => unused.push(name),
  })
  let given = 0

  async function send(...messages) {
    const closing = unused.splice(0).map((name) => serialize.close({ type: 'S', name }))
    const batch = Buffer.concat([...closing, ...messages, serialize.sync()])
    return (await pg.execProtocol(batch)).messages
  }

  async function prepare(text) {
    given += 1
    const name = `prepared${given}`
    const told = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(told),
      columns: told.filter((message) => message.name === 'rowDescription'),
    }
    prepared.set(text, statement)
    return statement
  }

  /** A parameter as text, as PGlite writes those of its type. */
  function written(value, type) {
    if (value === null || value === undefined) return null
    return (pg.serializers[type] ?? String)(value)
  }

  return async function query(text, params, rowMode) {
    if (text.length > TEXT_MAX) return pg.query(text, params, { rowMode, parsers })
    const { name, types, columns } = prepared.get(text) ?? (await prepare(text))
    const values = params.map((value, at) => written(value, types[at]))
    const told = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    if (CHANGES_SCHEMA.test(text)) prepared.clear()
    return parse.parseResults([...columns, ...told], readers, { rowMode })[0]
  }
}
