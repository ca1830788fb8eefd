import type pg from 'pg'
import { currentRequestId } from '@/server/kernel/request-ids'

/** A statement as the driver is given it: its text, alone or with its settings. */
function noted(statement: unknown, note: string): unknown {
  if (typeof statement === 'string') return `${note} ${statement}`
  if (typeof statement !== 'object' || statement === null) return statement
  const text: unknown = Reflect.get(statement, 'text')
  return typeof text === 'string' && !('submit' in statement)
    ? { ...statement, text: `${note} ${text}` }
    : statement
}

/**
 * Has every statement of a connection begin with the id of the request it is for, so that one id leads from
 * the proxy's log to `pg_stat_activity` and the server's log of slow statements. An id is letters,
 * digits and dashes (requestIdFrom): it cannot end the comment.
 */
export function noteRequests(client: pg.Client): void {
  const query = client.query
  Object.assign(client, {
    query(statement: unknown, ...rest: unknown[]) {
      const id = currentRequestId()
      const first = id === undefined ? statement : noted(statement, `/* ${id} */`)
      return Reflect.apply(query, client, [first, ...rest])
    },
  })
}
