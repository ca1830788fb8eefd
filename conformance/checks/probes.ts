import type { Endpoint } from '@/contract/endpoint'
import type { Came } from '../host'
import type { Run } from '../run'
import { saying } from '../say'
import { READING } from './inputs'
import { isMissing } from './judge-answer'
import {
  BAD_TOKEN,
  isSuccess,
  judgeBadToken,
  judgeRefusal,
  judgeWords,
  SIGNED_OUT,
} from './judge-refusal'
import { MALFORMED } from './wrong-input'

const OWN = 'the mall answers it itself, on any host'
/** Judged with the tokens (checks/tokens.ts). */
const TOKEN_CALLS = ['getOauthToken', 'logout']

/** Notes that a call is there, and why no more is known; false when it is not. */
function isThere(run: Run, call: Endpoint, came: Came): boolean {
  const { ledger } = run
  if (came.status === 0) ledger.find('failed', call.name, ['an answer', saying(came)])
  if (came.status === 0 || isMissing(run, call, came)) return false
  ledger.there(call.name, `there; ${ledger.result(call).note || 'only its refusals were tried'}`)
  return true
}

/** A call of users is sent with a token that nobody has: it must not get as far as its input. */
async function probeUserCall(run: Run, call: Endpoint): Promise<void> {
  const input = READING[call.name]?.(run)
  const came = await run.host.send(call, { input, token: BAD_TOKEN })
  if (!isThere(run, call, came)) return
  if (SIGNED_OUT.includes(came.status) || came.status < 400) judgeBadToken(run, call, came)
  else judgeWords(run, call, came)
}

/** Any other is sent JSON that breaks off: nothing can be carried out by it. */
async function probeOpenCall(run: Run, call: Endpoint): Promise<void> {
  const came = await run.host.send(call, { body: MALFORMED })
  if (!isThere(run, call, came)) return
  if (call.method === 'POST') judgeRefusal(run, call, came, 'JSON that breaks off')
  else if (!isSuccess(came)) judgeWords(run, call, came)
}

/** Finds out whether the calls that were not asked yet are there, without changing anything. */
export async function checkProbes(run: Run): Promise<void> {
  for (const call of run.calls) {
    if (run.ledger.result(call).verdict !== 'not asked') continue
    if (TOKEN_CALLS.includes(call.name)) continue
    if (call.own) run.ledger.notAsked(call.name, OWN)
    else if (call.auth === 'user') await probeUserCall(run, call)
    else await probeOpenCall(run, call)
  }
}
