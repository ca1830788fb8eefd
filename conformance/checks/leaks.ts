import type { Endpoint } from '@/contract/endpoint'
import type { Came } from '../host'
import type { Run } from '../run'

/** What only the inside of a program says: traces of a stack, of SQL, of a framework. */
const INSIDES =
  /\n?\s+at [\w$.<> ]+ ?\([^)]*:\d+|\([\w$]+\.java:\d+\)|Traceback \(most recent|Exception in thread|SQLSTATE|ORA-\d{5}|\bat (?:java|org|com)\.[\w.$]+/

/** Finds the insides of a program in an answer: the mall would show them to buyers. */
export function findLeaks({ ledger }: Pick<Run, 'ledger'>, call: Endpoint, came: Came): void {
  if (!INSIDES.test(came.text)) return
  const found = `HTTP ${came.status} with the trace of a stack or of SQL`
  ledger.find('failed', call.name, ['a message for buyers, nothing of the program', found])
}
