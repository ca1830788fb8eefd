import { randomUUID } from 'node:crypto'
import { getOauthToken, type LoginInfo, logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import type { Run } from '../run'
import { saying } from '../say'
import { isMissing, judgeAnswer } from './judge-answer'
import { isSuccess, judgeRefusal, SIGNED_OUT } from './judge-refusal'

const { name } = getOauthToken
const NOBODY = 'its answer needs an account (--username, --password)'

/** The tokens in an answer, from now on secret; null when the mall cannot use them. */
function tokensIn({ ledger }: Run, answer: unknown): LoginInfo | null {
  const { data } = getOauthToken.output.safeParse(answer)
  if (!data) return null
  ledger.keepSecret(data.accessToken)
  ledger.keepSecret(data.refreshToken)
  const isLate = [data.accessExpires, data.refreshExpires].some((time) => time <= Date.now())
  if (isLate)
    ledger.find('failed', name, ['tokens that expire later than now', 'times of the past'])
  return data
}

/** Signs the account in; null when there is none or the host refuses it. */
export async function signIn(run: Run): Promise<LoginInfo | null> {
  const { host, ledger, settings } = run
  if (!settings.account) return null
  const { username, password } = settings.account
  ledger.keepSecret(password)
  const came = await host.send(getOauthToken, {
    input: { grant_type: 'password', username, password },
  })
  ledger.took(name, came.ms)
  return tokensIn(run, judgeAnswer(run, getOauthToken, came))
}

/**
 * A wrong sign-in must be refused, and not as the end of a session. Hosts count wrong passwords, so
 * one is tried only where data may change; else a sign-in without a name.
 */
async function checkWrongSignIn(run: Run): Promise<void> {
  const { host, ledger, settings } = run
  const nobody = `conformance-${randomUUID().slice(0, 8)}`
  const guess = settings.isWriting ? { username: nobody, password: `wrong-${nobody}` } : {}
  const what = settings.isWriting ? 'a wrong password' : 'a sign-in without a name'
  const came = await host.send(getOauthToken, { input: { grant_type: 'password', ...guess } })
  if (isMissing(run, getOauthToken, came)) return
  if (!ledger.isThere(name)) ledger.there(name, 'there; only refusals were tried')
  if (!isSuccess(came)) return judgeRefusal(run, getOauthToken, came, what)
  ledger.find('failed', name, [`a refusal of ${what}`, saying(came)])
}

/** Renews as the mall does, by the query string; null when the host does not. */
async function renew(run: Run, refreshToken: string): Promise<LoginInfo | null> {
  const { host, ledger } = run
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const came = await host.send(getOauthToken, { query: grant })
  if (isSuccess(came)) return tokensIn(run, judgeAnswer(run, getOauthToken, came))
  const inBody = await host.send(getOauthToken, { input: grant })
  const where = isSuccess(inBody) ? '; in the body it is taken' : ''
  ledger.find('failed', name, ['a renewal by the query string', `${saying(came)}${where}`])
  return tokensIn(run, isSuccess(inBody) ? judgeAnswer(run, getOauthToken, inBody) : undefined)
}

async function isSignedIn({ host }: Run, token: string): Promise<boolean> {
  return !SIGNED_OUT.includes((await host.send(getUserInfo, { token })).status)
}

/** Renews a session, and tries whether a used and an invented refresh token are good. */
async function checkRenewal(run: Run, { refreshToken }: LoginInfo): Promise<LoginInfo | null> {
  const { host, ledger } = run
  const fresh = await renew(run, refreshToken)
  if (!fresh) return null
  if (!(await isSignedIn(run, fresh.accessToken))) {
    ledger.find('failed', name, ['a renewed token is good', 'getUserInfo refuses it with 401'])
  }
  const present = (token: string) =>
    host.send(getOauthToken, { query: { grant_type: 'refresh_token', refresh_token: token } })
  const again = await present(refreshToken)
  const once = isSuccess(again) ? 'it is good again at once' : 'it is good once'
  ledger.find('info', name, ['a used refresh token is presented again', once])
  if (isSuccess(again)) tokensIn(run, judgeAnswer(run, getOauthToken, again))
  const invented = await present(`conformance-${randomUUID()}`)
  if (isSuccess(invented)) {
    ledger.find('failed', name, ['a refusal of an invented refresh token', saying(invented)])
  }
  return fresh
}

/** Ends a session, and tries whether its token is good all the same. */
async function checkLogout(run: Run, token: string): Promise<void> {
  const { host, ledger } = run
  const wasGood = await isSignedIn(run, token)
  const came = await host.send(logout, { token })
  ledger.took(logout.name, came.ms)
  if (judgeAnswer(run, logout, came) === undefined || !wasGood) return
  if (!(await isSignedIn(run, token))) return
  ledger.find('failed', logout.name, ['401 for the token of an ended session', 'it is still good'])
}

/** Judges renewal and logout on a session of its own, and ends the session of the run. */
export async function checkTokens(run: Run): Promise<void> {
  const { host, ledger } = run
  await checkWrongSignIn(run)
  if (run.token === null) {
    const came = await host.send(logout)
    if (isMissing(run, logout, came)) return
    return ledger.there(logout.name, NOBODY)
  }
  const second = await signIn(run)
  const renewed = second && (await checkRenewal(run, second))
  const token = renewed?.accessToken ?? second?.accessToken ?? run.token
  await checkLogout(run, token)
  if (token !== run.token) await host.send(logout, { token: run.token })
}
