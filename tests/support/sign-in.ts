import type { BrowserContext } from '@playwright/test'
import { COOKIE, HEADER } from '@/contract/constants'
import { getOauthToken, type LoginInfo } from '@/contract/oauth'
import { DEMO_ACCOUNTS } from '@/server/ops/accounts'
import { CLIENT_CREDENTIAL } from '@/services/env'

export type Account = (typeof DEMO_ACCOUNTS)[number]

const { username, password } = CLIENT_CREDENTIAL
const BASIC = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

/** Tokens of a demo account, asked of the API itself. */
export async function tokensOf(api: string, account: Account = DEMO_ACCOUNTS[0]) {
  const answer = await fetch(`${api}${getOauthToken.path}`, {
    method: 'POST',
    headers: {
      [HEADER.siteId]: 'mall',
      'Content-Type': 'application/json',
      Authorization: BASIC,
    },
    body: JSON.stringify({
      grant_type: 'password',
      username: account.username,
      password: account.password,
    }),
  })
  const { data } = await answer.json()
  return getOauthToken.output.parse(data)
}

/** Puts the cookie of a sign-in into a browser. */
export async function keepTokens(context: BrowserContext, shop: string, tokens: LoginInfo) {
  const value = encodeURIComponent(JSON.stringify(tokens))
  await context.addCookies([{ name: COOKIE.login, value, url: shop }])
}
