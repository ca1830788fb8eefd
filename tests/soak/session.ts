import { getCaptcha, verifyCaptcha } from '@/contract/account/captcha-calls'
import { getOauthToken, type LoginInfo } from '@/contract/account/oauth-calls'
import { work } from '@/services/captcha/work'
import type { Caller } from './caller'

/** How long before its end an access token is renewed, ms: a visit may last so long. */
const EARLY_MS = 2 * 60_000

/** Sign-ins whose answers are lost one after the other. */
const TRIES_MAX = 5

type Account = { username: string; password: string }

/**
 * A buyer's sign-in that outlasts an access token, as a browser's does. Whose renewal lost its answer
 * for longer than the mall forgives (decision 003) signs in again.
 */
export function createSession(caller: Caller, { username, password }: Account) {
  let tokens: LoginInfo | null = null

  /** A captcha's token; none when the answer was lost, which spends the challenge. */
  async function captchaToken(): Promise<string | undefined> {
    const challenge = await caller.must(getCaptcha, undefined)
    const solution = await work(challenge)
    if (!solution) throw new Error('the captcha cannot be solved')
    const solved = { challenge, solution, purpose: 'login' as const }
    const { status, data } = await caller.settle(verifyCaptcha, solved, {})
    return status === 200 ? verifyCaptcha.output.parse(data).captchaToken : undefined
  }

  /** As a browser does: guesses at one time, or whose process was killed before it compared them, bring a captcha. */
  async function signIn(): Promise<LoginInfo> {
    let token: string | undefined
    let said = ''
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const grant = {
        grant_type: 'password',
        username,
        password,
        ...(token && { captchaToken: token }),
      }
      const { status, data, msg } = await caller.settle(getOauthToken, grant, {})
      if (status === 200) return getOauthToken.output.parse(data)
      said = msg
      token = await captchaToken()
    }
    throw new Error(`getOauthToken: ${said}`)
  }

  async function renewed({ refreshToken }: LoginInfo): Promise<LoginInfo> {
    const input = { grant_type: 'refresh_token' as const, refresh_token: refreshToken }
    const { status, data } = await caller.settle(getOauthToken, input, {})
    return status === 200 ? getOauthToken.output.parse(data) : signIn()
  }

  /** The access token of now. */
  return async function token(): Promise<string> {
    if (!tokens || tokens.accessExpires - Date.now() < EARLY_MS) {
      tokens = tokens ? await renewed(tokens) : await signIn()
    }
    return tokens.accessToken
  }
}
