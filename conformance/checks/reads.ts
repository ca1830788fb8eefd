import type { Endpoint } from '@/contract/endpoint'
import type { Run } from '../run'
import { READING } from './inputs'
import { judgeAnswer } from './judge-answer'
import { BAD_TOKEN, isSuccess, judgeBadToken } from './judge-refusal'

const NOTHING_FOUND = 'nothing was found on this host to ask about'
const NOBODY = 'its answer needs an account (--username, --password)'

/** Times a call that has answered well; the first answer has been timed already. */
async function sample({ host, ledger, settings, token }: Run, call: Endpoint, input: unknown) {
  for (let count = 1; count < settings.samples; count += 1) {
    const { ms, trouble } = await host.send(call, { input, token })
    ledger.took(call.name, ms)
    if (trouble) return ledger.find('failed', call.name, ['an answer every time', trouble])
  }
}

/** A call that another method reaches is one that a link elsewhere can send. */
async function checkMethod({ host, ledger, token }: Run, call: Endpoint, input: unknown) {
  const method = call.method === 'GET' ? 'POST' : 'GET'
  const came = await host.send(call, { method, input, token })
  if (!isSuccess(came)) return
  const expected = `${method} is refused (405 or 404): the call is a ${call.method}`
  ledger.find('warning', call.name, [expected, `HTTP ${came.status} with data`])
}

async function readOne(run: Run, call: Endpoint, input: unknown): Promise<void> {
  const { host, ledger, token } = run
  if (call.auth === 'user' && token === null) {
    return ledger.notAsked(call.name, NOBODY)
  }
  const came = await host.send(call, { input, token })
  ledger.took(call.name, came.ms)
  if (came.trouble) {
    const expected = `an answer within ${(call.timeoutMs ?? host.limitMs).toLocaleString('en')} ms`
    return ledger.find('failed', call.name, [expected, came.trouble])
  }
  const answer = judgeAnswer(run, call, came)
  if (answer !== undefined) run.answers.set(call.name, answer)
  if (!ledger.isThere(call.name)) return
  if (answer !== undefined) await sample(run, call, input)
  if (call.auth === 'user') {
    judgeBadToken(run, call, await host.send(call, { input, token: BAD_TOKEN }))
  }
  await checkMethod(run, call, input)
}

/** Asks the calls that change nothing, and judges what they answer; the rest is left to probes. */
export async function checkReads(run: Run): Promise<void> {
  const calls = new Map(run.calls.map((call) => [call.name, call]))
  for (const [name, make] of Object.entries(READING)) {
    const call = calls.get(name)
    if (!call) continue
    const input = make(run)
    if (input === undefined) run.ledger.notAsked(name, NOTHING_FOUND)
    else await readOne(run, call, input)
  }
}
