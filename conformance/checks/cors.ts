import { getUserInfo } from '@/contract/account/user-calls'
import { HEADER } from '@/contract/constants'
import type { Came } from '../host'
import type { Run } from '../run'
import { BAD_TOKEN } from './judge-refusal'

const SENT = ['authorization', 'content-type', HEADER.siteId.toLowerCase()]
/** Headers of answers that the mall reads. */
const READ = ['date', 'retry-after']

function listed({ headers }: Came, name: string): string[] {
  const value = headers.get(name) ?? ''
  return value.split(',').map((part) => part.trim().toLowerCase())
}

/** Judges whether browsers of an origin may call the host: the preflight, and an answer of 401. */
export async function checkCors(run: Run): Promise<void> {
  const { host, ledger, settings, calls } = run
  const { origin } = settings
  if (origin === null) return
  const wanted = calls.some(({ idempotent }) => idempotent)
    ? [...SENT, HEADER.idempotencyKey.toLowerCase()]
    : SENT
  const find = (level: 'failed' | 'warning', expected: string, came: string) =>
    ledger.find(level, getUserInfo.name, [`CORS: ${expected}`, came])
  const isAllowed = ({ headers }: Came) =>
    [origin, '*'].includes(headers.get('Access-Control-Allow-Origin') ?? '')

  const preflight = await host.send(getUserInfo, {
    method: 'OPTIONS',
    isPreflight: true,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': wanted.join(','),
    },
  })
  const came = preflight.trouble || `HTTP ${preflight.status}`
  if (preflight.status < 200 || preflight.status > 299 || !isAllowed(preflight)) {
    find('failed', `a preflight of ${origin} is answered 2xx and allowed`, `${came}, not allowed`)
    return
  }
  const allowed = listed(preflight, 'Access-Control-Allow-Headers')
  // Browsers do not count the header Authorization among those that `*` allows.
  const refused = wanted.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  )
  if (refused.length > 0) {
    find('failed', `the headers ${wanted.join(', ')}`, `not allowed: ${refused.join(', ')}`)
  }
  const answer = await host.send(getUserInfo, { token: BAD_TOKEN, headers: { Origin: origin } })
  if (!isAllowed(answer)) {
    find('failed', 'answers, also of 401, name the origin', `HTTP ${answer.status} without it`)
  }
  const shown = listed(answer, 'Access-Control-Expose-Headers')
  const hidden = READ.filter((name) => !shown.includes(name))
  if (hidden.length > 0 && !shown.includes('*')) {
    find('warning', `the mall may read ${READ.join(', ')}`, `not exposed: ${hidden.join(', ')}`)
  }
}
