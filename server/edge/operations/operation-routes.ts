import { opsCommand } from '@/contract/operations/command-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls, OperatorCaller } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { OperatorError } from '@/server/kernel/operator-error'
import { HANDLED, runCommand } from './operations'
import { perform } from './perform'

type Deps = { db: Db; now: () => number }

/** A mistake of an operator is a refusal to whoever calls over HTTP. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof OperatorError ? new HttpError('UNPROCESSABLE', error.message) : error
  }
}

const elsewhere = (operator: OperatorCaller) => ({ ...operator, isLocal: false })

/** The operators' calls, one for each verb, and the one that takes a typed line. */
export function operationRoutes(calls: Calls, { db, now }: Deps): void {
  for (const handled of HANDLED.values()) {
    calls.on(handled.call, ({ operator, input }) => {
      const place = { db, now, actor: elsewhere(requireOperator(operator)) }
      return refusing(perform(place, handled, input))
    })
  }
  calls.on(opsCommand, async ({ operator, input: { words, json } }) => {
    const [verb = '', ...args] = words
    const actor = elsewhere(requireOperator(operator))
    return { text: await refusing(runCommand({ db, now, actor }, { verb, args, json })) }
  })
}

/** Calls hands an operator to every call with auth 'operator'; the union of them does not say so. */
function requireOperator(operator: OperatorCaller | null): OperatorCaller {
  if (operator) return operator
  throw new HttpError('UNAUTHORIZED', '请使用运营人员的令牌')
}
