import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  modifyPassword,
  modifyPhone,
  register,
  updatePassword,
  verifyOldPhone,
} from '@/contract/account/account-calls'
import { fieldRefusal } from '@/contract/account/account-refusal-calls'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getMessageList } from '@/contract/message/message-calls'
import { users } from '@/server/kernel/db/account-schema'
import { accountAsker } from '@/server/modules/account/sms/asker'
import { codeFor, newAccount, newBrowser, phoneOf, userOf } from '../../support/accounts'
import { newPhone, ownAddress } from '../../support/captcha'
import { RUNS } from '../../support/runs'
import { type Answer, openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())

const CHINESE = /\p{Script=Han}/u
const browser = newBrowser()
const newcomer = () => ({ headers: { ...ownAddress(), ...browser.cookie } })
const filledIn = () => newAccount(mall, browser.asker)
const fieldOf = ({ data }: Answer) => fieldRefusal.safeParse(data).data?.field
const isAlive = async (token: string) => (await mall.ask(getUserInfo, {}, { token })).status === 200

async function registered() {
  const account = await filledIn()
  const tokens = await mall.call(register, account, newcomer())
  return { ...account, tokens, token: tokens.accessToken }
}

const signIn = (username: string, password: string) =>
  mall.ask(getOauthToken, { grant_type: 'password', username, password }, newcomer())

describe('register', () => {
  it('creates an account, signs it in and sends a welcome message', async () => {
    const { username, token } = await registered()
    const user = await mall.call(getUserInfo, {}, { token })
    expect(user).toMatchObject({ username, companyName: '示例公司' })
    const { list } = await mall.call(getMessageList, {}, { token })
    expect(list.map(({ title }) => title)).toEqual([expect.stringContaining('欢迎')])
  })

  it('twenty concurrent requests for one phone create one account', async () => {
    const phone = newPhone()
    const code = await codeFor(mall, phone, 'register', browser.asker)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        mall.ask(register, { ...(await filledIn()), phone, code }, newcomer()),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
    expect(await mall.db.select().from(users).where(eq(users.phone, phone))).toHaveLength(1)
  })

  it('concurrent requests for one username create one account; the others name the field', async () => {
    const { username } = await filledIn()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        mall.ask(register, { ...(await filledIn()), username }, newcomer()),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(7)
    for (const answer of refused) {
      expect([answer.status, fieldOf(answer)]).toEqual([400, 'username'])
    }
  })

  it('a taken username or weak password does not use up the verification code', async () => {
    const { username } = await registered()
    const account = await filledIn()
    const taken = await mall.ask(
      register,
      { ...account, username: username.toUpperCase() },
      newcomer(),
    )
    expect([taken.status, fieldOf(taken)]).toEqual([400, 'username'])
    const poor = await mall.ask(register, { ...account, password: 'password1' }, newcomer())
    expect([poor.status, fieldOf(poor)]).toEqual([400, 'password'])
    expect((await mall.ask(register, account, newcomer())).status).toBe(200)
  })

  it('a phone that already has an account is refused at the code field', async () => {
    const { phone } = await registered()
    const { code: _code, ...account } = await filledIn()
    const refused = await mall.ask(register, { ...account, phone, code: '123456' }, newcomer())
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'code'])
  })

  it('requires the agreement and is limited to five per hour and address', async () => {
    const from = newcomer()
    const account = await filledIn()
    expect((await mall.ask(register, { ...account, agreed: false }, from)).status).toBe(400)
    const outcomes: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      outcomes.push((await mall.ask(register, await filledIn(), from)).status)
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('ignores fields outside the contract (id, createdAt, passwordHash)', async () => {
    const account = { ...(await filledIn()), id: 'x', createdAt: 0, passwordHash: 'x' }
    const answer = await mall.ask(register, account, newcomer())
    const { accessToken } = register.output.parse(answer.data)
    const user = await userOf(mall, accessToken)
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
    expect(user.createdAt.getTime()).toBe(mall.time.now)
  })
})

describe('username rules', () => {
  it.each([
    'abc',
    'a'.repeat(21),
    '12345678',
    'a b c d',
    '张三',
    'a-b-c',
    '<b>abc',
    'ab\u202ecd',
    '',
  ])('refuse %j', async (username) => {
    const account = { ...(await filledIn()), username }
    const answer = await mall.ask(register, account, newcomer())
    expect(answer.status).toBe(400)
    expect(answer.msg).toMatch(CHINESE)
  })
})

describe('password rules', () => {
  const check = async (password: unknown) =>
    mall.ask(updatePassword, { phone: newPhone(), code: '123456', password }, newcomer())

  it('accept 8 to 64 characters of any script unchanged', async () => {
    const fine = fc
      .array(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })), {
        minLength: 8,
        maxLength: 64,
      })
      .map((characters) => [...characters.join('')].slice(0, 64).join(''))
      .filter((password) => !/\p{Surrogate}|\p{Cc}/u.test(password) && [...password].length >= 8)
    fc.assert(
      fc.property(fine, (password) => {
        const parsed = updatePassword.input.parse({
          phone: '13800138000',
          code: '000000',
          password,
        })
        expect(parsed.password).toBe(password)
      }),
      { numRuns: RUNS },
    )
  })

  it('refuse invalid passwords with 400 and a Chinese message', async () => {
    const odd = fc.oneof(
      fc.string({ maxLength: 7 }),
      fc.string({ minLength: 129, maxLength: 300 }),
      fc.string({ unit: 'binary', minLength: 65, maxLength: 90 }),
      fc.jsonValue().filter((value) => typeof value !== 'string'),
      fc.constantFrom('abc\u0000defgh', '\ud800abcdefgh', '密'.repeat(65)),
    )
    await fc.assert(
      fc.asyncProperty(odd, async (password) => {
        const answer = await check(password)
        expect(answer.status).toBe(400)
        expect(answer.msg).toMatch(CHINESE)
      }),
      { numRuns: RUNS },
    )
  })

  it('refuse more than a kilobyte before hashing', async () => {
    const account = await filledIn()
    for (const password of ['x'.repeat(1025), '密'.repeat(342), 'x'.repeat(1_000_000)]) {
      expect((await mall.ask(register, { ...account, password }, newcomer())).status).toBe(400)
      expect((await signIn('demo', password)).status).toBe(400)
    }
  })

  it.each([
    ['password1', '太常见'],
    ['PASSWORD1', '太常见'],
    ['１２３４５６７８９', '太常见'],
    ['我爱工品汇的商品', '商城名称'],
  ])('refuse the common or mall-related password %s', async (password, why) => {
    const answer = await mall.ask(register, { ...(await filledIn()), password }, newcomer())
    expect([answer.status, fieldOf(answer)]).toEqual([400, 'password'])
    expect(answer.msg).toContain(why)
  })

  it('refuse a password containing the username or the phone', async () => {
    const account = await filledIn()
    for (const [password, why] of [
      [`x${account.username.toUpperCase()}x`, '用户名'],
      [`my ${account.phone}`, '手机号'],
    ]) {
      const answer = await mall.ask(register, { ...account, password }, newcomer())
      expect([answer.status, fieldOf(answer)]).toEqual([400, 'password'])
      expect(answer.msg).toContain(why)
    }
  })

  it('keep spaces and normalise Unicode, so NFD and NFC are the same password', async () => {
    const account = { ...(await filledIn()), password: ' café 螺栓 8.8 ' }
    await mall.call(register, account, newcomer())
    expect((await signIn(account.username, ' café 螺栓 8.8 '.normalize('NFD'))).status).toBe(200)
    expect((await signIn(account.username, 'café 螺栓 8.8')).status).toBe(400)
  })
})

describe('updatePassword (forgotten password)', () => {
  it('sets the password of whoever holds the phone and ends every session', async () => {
    const { username, phone, token, password } = await registered()
    const code = await codeFor(mall, phone, 'reset', browser.asker)
    await mall.call(updatePassword, { phone, code, password: '另一个够长的密码' }, newcomer())
    expect(await isAlive(token)).toBe(false)
    expect((await signIn(username, password)).status).toBe(400)
    const answer = await signIn(username, '另一个够长的密码')
    const fresh = getOauthToken.output.parse(answer.data).accessToken
    const { list } = await mall.call(getMessageList, { category: 8 }, { token: fresh })
    expect(list.map(({ title }) => title)).toContain('登录密码已修改')
  })

  it('keeps the code when the new password contains the user name', async () => {
    const { phone, username } = await registered()
    const code = await codeFor(mall, phone, 'reset', browser.asker)
    const set = (password: string) =>
      mall.ask(updatePassword, { phone, code, password }, newcomer())
    const poor = await set(`${username} 2026`)
    expect([poor.status, fieldOf(poor), poor.msg]).toEqual([400, 'password', '密码不能包含用户名'])
    expect((await set('另一个够长的密码')).status).toBe(200)
  })

  it('answers an unknown phone like a wrong code', async () => {
    const { phone } = await registered()
    const input = { code: '000000', password: '另一个够长的密码' }
    const known = await mall.ask(updatePassword, { ...input, phone }, newcomer())
    const unknown = await mall.ask(updatePassword, { ...input, phone: newPhone() }, newcomer())
    expect([known.status, known.msg, known.data]).toEqual([
      unknown.status,
      unknown.msg,
      unknown.data,
    ])
  })
})

describe('modifyPassword', () => {
  it('requires the old password and ends the other sessions only', async () => {
    const { username, password, token } = await registered()
    const others = [await signIn(username, password), await signIn(username, password)]
    const tokens = others.map(({ data }) => getOauthToken.output.parse(data).accessToken)
    const wrong = { oldPassword: 'nope', password: '另一个够长的密码' }
    const refused = await mall.ask(modifyPassword, wrong, { token })
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'oldPassword'])
    const same = { oldPassword: password, password }
    expect(fieldOf(await mall.ask(modifyPassword, same, { token }))).toBe('password')
    await mall.call(modifyPassword, { ...wrong, oldPassword: password }, { token })
    expect(await Promise.all([token, ...tokens].map(isAlive))).toEqual([true, false, false])
    expect((await signIn(username, '另一个够长的密码')).status).toBe(200)
  })

  it('answers 429 after ten wrong guesses of the old password', async () => {
    const { token, password } = await registered()
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = { oldPassword: `guess ${guess}`, password: '另一个够长的密码' }
      expect((await mall.ask(modifyPassword, wrong, { token })).status).toBe(400)
    }
    const right = { oldPassword: password, password: '另一个够长的密码' }
    expect((await mall.ask(modifyPassword, right, { token })).status).toBe(429)
  })
})

describe('modifyPhone', () => {
  const askerOf = async (token: string) => accountAsker((await userOf(mall, token)).id)

  async function ticketFor(token: string): Promise<string> {
    const code = await codeFor(mall, await phoneOf(mall, token), 'oldPhone', await askerOf(token))
    return (await mall.call(verifyOldPhone, { code }, { token })).ticket
  }

  it('requires codes of the old and the new phone and ends every session', async () => {
    const { token, username, password } = await registered()
    const ticket = await ticketFor(token)
    const phone = newPhone()
    const code = await codeFor(mall, phone, 'newPhone', await askerOf(token))
    await mall.call(modifyPhone, { ticket, phone, code }, { token })
    expect(await isAlive(token)).toBe(false)
    expect((await signIn(username, password)).status).toBe(200)
    expect((await signIn(phone, password)).status).toBe(200)
  })

  it('the ticket survives a wrong code, works once, for ten minutes, for its own account', async () => {
    const { token } = await registered()
    const stranger = await registered()
    const ticket = await ticketFor(token)
    const phone = newPhone()
    const code = await codeFor(mall, phone, 'newPhone', await askerOf(token))
    const wrong = { ticket, phone, code: code === '000000' ? '000001' : '000000' }
    expect(fieldOf(await mall.ask(modifyPhone, wrong, { token }))).toBe('code')
    const stolen = await mall.ask(modifyPhone, { ticket, phone, code }, { token: stranger.token })
    expect([stolen.status, stolen.msg]).toEqual([400, '原手机号的验证已失效，请重新验证'])
    mall.time.now += 300_000
    const fresh = await codeFor(mall, phone, 'newPhone', await askerOf(token))
    mall.time.now += 299_000
    expect(await isAlive(token)).toBe(true)
    mall.time.now += 2000
    const { data } = await mall.ask(getOauthToken, {
      grant_type: 'refresh_token',
      refresh_token: stranger.tokens.refreshToken,
    })
    expect(getOauthToken.output.safeParse(data).success).toBe(true)
    const late = await mall.ask(modifyPhone, { ticket, phone, code: fresh }, { token })
    expect(late.status).toBe(401)
  })

  it('refuses a phone another account has and changes nothing', async () => {
    const { token, phone: own } = await registered()
    const { phone } = await registered()
    const ticket = await ticketFor(token)
    const code = await codeFor(mall, phone, 'newPhone', await askerOf(token))
    const answer = await mall.ask(modifyPhone, { ticket, phone, code }, { token })
    expect([answer.status, fieldOf(answer)]).toEqual([400, 'phone'])
    expect(await phoneOf(mall, token)).toBe(own)
  })
})
