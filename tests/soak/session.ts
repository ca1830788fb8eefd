import { getOauthToken, type LoginInfo } from '@/contract/account/oauth-calls'
import type { Caller } from './caller'

/** How long before its end an access token is renewed, ms: a visit may last so long. */
const EARLY_MS = 2 * 60_000

type Account = { username: string; password: string }

/**
 * A buyer's sign-in that outlasts an access token, as a browser's does. Whose renewal lost its answer
 * for longer than the mall forgives (decision 003) signs in again.
 */
export function createSession(caller: Caller, { username, password }: Account) {
  let tokens: LoginInfo | null = null

  const signIn = () => caller.must(getOauthToken, { grant_type: 'password', username, password })

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
