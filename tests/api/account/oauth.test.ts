import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { createApi } from '@/server/edge/app'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const CONFIG = { NEXT_PUBLIC_SITE_ID: 'mall', CORS_ORIGINS: [], TRUSTED_PROXY: false }

/** The token call with these parameters in its address. */
const inQuery = (query: Record<string, string>) =>
  `${getOauthToken.path}?${new URLSearchParams(query)}`

const refresh = (refresh_token: string) =>
  mall.ask(getOauthToken, { grant_type: 'refresh_token', refresh_token })

describe('getOauthToken (sign-in)', () => {
  it('issues tokens for a password, whatever the case of the username', async () => {
    const { username, password } = await mall.newUser()
    const tokens = await mall.call(getOauthToken, {
      grant_type: 'password',
      username: username.toUpperCase(),
      password,
    })
    const user = await mall.call(getUserInfo, undefined, { token: tokens.accessToken })
    expect(user.username).toBe(username)
    expect(user.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
  })

  it('refuses an unknown username and a wrong password alike, with 400 not 401', async () => {
    const { username } = await mall.newUser()
    const wrong = await mall.ask(getOauthToken, { grant_type: 'password', username, password: 'x' })
    const unknown = await mall.ask(getOauthToken, {
      grant_type: 'password',
      username: 'nobody-here',
      password: 'x',
    })
    expect([wrong.status, wrong.code, wrong.msg]).toEqual([400, 2010, '用户名或密码错误'])
    expect([unknown.status, unknown.code, unknown.msg]).toEqual([400, 2010, '用户名或密码错误'])
  })

  it('refuses missing credentials and unknown grant types', async () => {
    for (const input of [{}, { grant_type: 'admin' }, { grant_type: 'password' }]) {
      expect((await mall.ask(getOauthToken, input)).status).toBe(400)
    }
  })
})

describe('access and refresh tokens', () => {
  it('the access token expires after ten minutes', async () => {
    const { tokens } = await mall.newUser()
    expect(tokens.accessExpires).toBe(mall.time.now + 600_000)
    mall.time.now += 600_001
    const answer = await mall.ask(getCartListCount, undefined, { token: tokens.accessToken })
    expect(answer.status).toBe(401)
  })

  it('a refresh with parameters in the query works and the log omits the token', async () => {
    const { tokens } = await mall.newUser()
    const query = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken }
    const logged: unknown[] = []
    const log = {
      error: logged.push.bind(logged),
      warn: logged.push.bind(logged),
      info: logged.push.bind(logged),
    }
    const api = createApi({ db: mall.db, config: CONFIG, log, clock: () => mall.time.now })
    const request = new Request(`http://mall.test${inQuery(query)}`, {
      method: 'POST',
      headers: { 'X-Site-Id': 'mall' },
    })
    expect((await api.fetch(request)).status).toBe(200)
    expect(JSON.stringify(logged)).toContain(getOauthToken.path)
    expect(JSON.stringify(logged)).not.toContain(tokens.refreshToken)
  })

  it('a password or code in the query is refused, whatever the body', async () => {
    const { username, password, tokens } = await mall.newUser()
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken }
    const grant = { grant_type: 'password', username, password }
    const queries = [
      grant,
      { ...renewal, password },
      { password },
      { grant_type: 'sms', code: '1' },
    ]
    for (const query of queries) {
      for (const body of [{}, grant, renewal]) {
        const sent = { method: 'POST', body: JSON.stringify(body) }
        expect((await mall.send(inQuery(query), sent)).status).toBe(400)
      }
    }
  })

  it('two concurrent refreshes get the same successor; later reuse ends the session', async () => {
    const { tokens } = await mall.newUser()
    const [a, b] = await Promise.all([refresh(tokens.refreshToken), refresh(tokens.refreshToken)])
    const [one, other] = [a, b].map(({ data }) => getOauthToken.output.parse(data))
    expect([one?.refreshToken, one?.accessToken]).toEqual([other?.refreshToken, other?.accessToken])
    const user = await mall.ask(getUserInfo, {}, { token: one?.accessToken })
    expect(user.status).toBe(200)
    mall.time.now += 11_000
    const late = await refresh(tokens.refreshToken)
    expect([late.status, late.code]).toEqual([400, 2010])
    const successor = getOauthToken.output.parse(a.data).refreshToken
    expect((await refresh(successor)).status).toBe(400) // the copied token ended the session
  })

  it.each(['', 'x', 'a'.repeat(512), '../../x'])(
    'refuse the refresh token %.20j',
    async (token) => {
      expect((await refresh(token)).status).toBe(400)
    },
  )

  it.each(['Bearer x', 'Basic abc', 'Bearer ', `Bearer ${'a'.repeat(20_000)}`])(
    'refuse the Authorization header %.20j',
    async (Authorization) => {
      const answer = await mall.ask(getUserInfo, {}, { headers: { Authorization } })
      expect(answer.status).toBe(401)
    },
  )
})

describe('logout', () => {
  it('revokes the access and the refresh token at once', async () => {
    const { tokens } = await mall.newUser()
    await mall.call(logout, undefined, { token: tokens.accessToken })
    const after = await mall.ask(getUserInfo, {}, { token: tokens.accessToken })
    expect(after.status).toBe(401)
    expect((await refresh(tokens.refreshToken)).status).toBe(400)
  })

  it('is refused when another site sends it (Sec-Fetch-Site: cross-site)', async () => {
    const { tokens } = await mall.newUser()
    const answer = await mall.ask(logout, undefined, {
      token: tokens.accessToken,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })
})
