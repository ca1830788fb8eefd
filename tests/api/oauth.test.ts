import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCartListCount } from '@/contract/cart-count'
import { getOauthToken, logout } from '@/contract/oauth'
import { getUserInfo } from '@/contract/user'
import { openTestMall, type TestMall } from '../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const refresh = (refresh_token: string) =>
  mall.ask(getOauthToken, { grant_type: 'refresh_token', refresh_token })

describe('signing in', () => {
  it('gives tokens for a password, whatever the case of the name', async () => {
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

  it('refuses an unknown name and a wrong password alike, never with 401', async () => {
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

  it('is wanted by name and password: nothing else opens the door', async () => {
    for (const input of [{}, { grant_type: 'admin' }, { grant_type: 'password' }]) {
      expect((await mall.ask(getOauthToken, input)).status).toBe(400)
    }
  })
})

describe('tokens', () => {
  it('live ten minutes', async () => {
    const { tokens } = await mall.newUser()
    expect(tokens.accessExpires).toBe(mall.time.now + 600_000)
    mall.time.now += 600_001
    const answer = await mall.ask(getCartListCount, undefined, { token: tokens.accessToken })
    expect(answer.status).toBe(401)
  })

  it('are renewed with the parameters in the query, as specified', async () => {
    const { tokens } = await mall.newUser()
    const query = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    })
    const answer = await mall.send(`${getOauthToken.path}?${query}`, { method: 'POST' })
    expect(answer.status).toBe(200)
  })

  it('give the same successor to two tabs at once, and none later', async () => {
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
    'refuse the header %.20j',
    async (Authorization) => {
      const answer = await mall.ask(getUserInfo, {}, { headers: { Authorization } })
      expect(answer.status).toBe(401)
    },
  )
})

describe('signing out', () => {
  it('ends both tokens at once', async () => {
    const { tokens } = await mall.newUser()
    await mall.call(logout, undefined, { token: tokens.accessToken })
    const after = await mall.ask(getUserInfo, {}, { token: tokens.accessToken })
    expect(after.status).toBe(401)
    expect((await refresh(tokens.refreshToken)).status).toBe(400)
  })

  it('cannot be caused by another site', async () => {
    const { tokens } = await mall.newUser()
    const answer = await mall.ask(logout, undefined, {
      token: tokens.accessToken,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })
})
