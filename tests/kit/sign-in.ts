import { getOauthToken, type LoginInfo } from '@/contract/account/oauth-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { CLIENT_CREDENTIAL } from '@/services/env'
import { callApi } from './call'

/** A user name and its password. */
export type Account = { username: string; password: string }

/** Accounts of a fresh mall: demo and buyer. */
export const [DEMO, BUYER] = DEMO_ACCOUNTS

const CLIENT = `${CLIENT_CREDENTIAL.username}:${CLIENT_CREDENTIAL.password}`
const BASIC = `Basic ${Buffer.from(CLIENT).toString('base64')}`

/** Tokens of an account, asked of the API itself or of one world of it. */
export function tokensOf(
  api: string,
  { username, password }: Account = DEMO,
  scope?: string,
): Promise<LoginInfo> {
  return callApi(api, getOauthToken, {
    input: { grant_type: 'password', username, password },
    headers: { Authorization: BASIC },
    ...(scope && { scope }),
  })
}
