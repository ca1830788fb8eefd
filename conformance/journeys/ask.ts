import type { Endpoint } from '@/contract/endpoint'
import { judgeAnswer } from '../checks/judge-answer'
import type { Run } from '../run'

/**
 * Asks a call for a journey, and judges its answer; undefined when the mall cannot use it. Ids in
 * the input have the form in which the host gave them.
 */
export async function ask(run: Run, call: Endpoint, input?: object): Promise<unknown> {
  const came = await run.host.send(call, { input, token: run.token })
  run.ledger.took(call.name, came.ms)
  if (came.trouble === '') return judgeAnswer(run, call, came)
  run.ledger.find('failed', call.name, ['an answer', came.trouble])
  return undefined
}
