import type { Endpoint } from '@/contract/endpoint'
import { readEnvelope } from '@/services/http/envelope'
import type { Came } from '../host'
import type { Run } from '../run'
import { saying } from '../say'
import { findLeaks } from './leaks'

type Judged = Pick<Run, 'ledger'>

/** Statuses that mean something else to the mall: signed out, or a call there is not. */
const RESERVED = [401, 404, 419]
export const SIGNED_OUT = [401, 419]
/** A token that nobody has. */
export const BAD_TOKEN = 'conformance-no-such-token'

export const isSuccess = ({ status, body }: Came) =>
  status >= 200 && status < 300 && (readEnvelope(body)?.isOk ?? false)

/** Judges how a refusal is written: an envelope with a message, and nothing of the program. */
export function judgeWords(run: Judged, call: Endpoint, came: Came): void {
  findLeaks(run, call, came)
  const content = readEnvelope(came.body)
  const say = (expected: string) => run.ledger.find('warning', call.name, [expected, saying(came)])
  if (!content) say('refusals in an envelope {code, msg, data}')
  else if (!content.message) say('refusals with a msg for the buyer')
}

/** Judges the answer to something that must be refused, named by `what`. */
export function judgeRefusal(run: Judged, call: Endpoint, came: Came, what: string): void {
  const { ledger } = run
  const { status } = came
  const say = (expected: string) =>
    ledger.find('warning', call.name, [`${what}: ${expected}`, saying(came)])
  if (status === 0) {
    ledger.find('failed', call.name, [`${what}: a refusal`, saying(came)])
    return
  }
  if (isSuccess(came)) {
    say('a refusal')
    return
  }
  if (status < 300) say('a refusal with an HTTP error status')
  if (status >= 500) say('a refusal of 4xx, not an error of the host')
  const isReserved = RESERVED.includes(status) && !(status === 404 && !call.core)
  if (isReserved) say(`a refusal of 400, 403, 409 or 422 (${status} means something else)`)
  judgeWords(run, call, came)
}

/** Judges the answer to a token that nobody has: only 401 and 419 end a session in the mall. */
export function judgeBadToken(run: Judged, call: Endpoint, came: Came): void {
  if (SIGNED_OUT.includes(came.status)) judgeWords(run, call, came)
  else run.ledger.find('failed', call.name, ['HTTP 401 on a bad token', saying(came)])
}
