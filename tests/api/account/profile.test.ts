import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getPicture, uploadPicture } from '@/contract/site/file-calls'
import { users } from '@/server/kernel/db/account-schema'
import { createFiles } from '@/server/modules/file/file-repository'
import { CREDIT_CODE } from '../../support/good-checkout'
import { pictureForm } from '../../support/picture'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000

let mall: TestMall
let token = ''
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

const info = (as = token) => mall.call(getUserInfo, undefined, { token: as })
const modify = (change: object, as = token) => mall.ask(modifyUserInfo, change, { token: as })

async function newPicture(use: 'avatar' | 'comment' = 'avatar', as = token): Promise<string> {
  const body = await pictureForm(use)
  const answer = await mall.send(uploadPicture.path, { method: 'POST', body, token: as })
  return uploadPicture.output.parse(answer.data).fileId
}

const isThere = async (fileId: string) =>
  (await mall.fetchCall(getPicture, { fileId }, { token })).status === 200

describe('profile (modifyUserInfo)', () => {
  it('changes single fields and returns the new profile', async () => {
    const said = {
      nickname: ' 老王 ',
      realName: '王五',
      gender: 'male',
      position: '采购经理',
      email: 'wang@example.com',
    }
    const { status, data } = await modify(said)
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...said, nickname: '老王' })
    await modify({ companyName: '示例机械制造有限公司', creditCode: CREDIT_CODE.toLowerCase() })
    expect(await info()).toMatchObject({
      realName: '王五',
      companyName: '示例机械制造有限公司',
      creditCode: CREDIT_CODE,
      phone: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
    })
  })

  it('ignores fields a user may not set (username, phone, id, status)', async () => {
    const [before] = await mall.db
      .select()
      .from(users)
      .where(eq(users.id, (await info()).id))
    await modify({ nickname: '老王', username: 'root', phone: '13900000000', id: 'x', status: 9 })
    const [after] = await mall.db
      .select()
      .from(users)
      .where(eq(users.id, before?.id ?? ''))
    expect(after).toEqual({ ...before, nickname: '老王' })
  })

  it.each([
    ['nothing', {}],
    ['an e-mail address without a place', { email: 'wang@' }],
    ['a code with a wrong check digit', { creditCode: CREDIT_CODE.replace(/.$/, 'X') }],
    ['an industry nobody knows', { industry: '炼金术' }],
    ['a gender nobody knows', { gender: 'x' }],
    ['a nickname too long', { nickname: '王'.repeat(21) }],
    ['a company name too long', { companyName: '王'.repeat(101) }],
    ['a picture that is no id', { avatarId: '../1' }],
    ['a number', { nickname: 5 }],
  ])('refuses %s', async (_what, change) => {
    const before = await info()
    const { status, msg } = await modify(change)
    expect(status).toBe(400)
    expect(msg).toMatch(/\p{Script=Han}/u)
    expect(await info()).toEqual(before)
  })
})

describe('profile picture (avatar)', () => {
  it('replaces the previous one, which is deleted', async () => {
    const first = await newPicture()
    await modify({ avatarId: first })
    expect((await info()).avatarId).toBe(first)
    const second = await newPicture()
    await modify({ avatarId: second })
    await modify({ avatarId: second }) // saving the same picture again is harmless
    await createFiles(mall.db).forgetUnused(mall.time.now + 2 * DAY_MS)
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    await modify({ avatarId: '' })
    expect((await info()).avatarId).toBe('')
  })

  it('must be uploaded by the same user for use as an avatar', async () => {
    const other = (await mall.newUser()).tokens.accessToken
    for (const avatarId of [await newPicture('avatar', other), await newPicture('comment')]) {
      expect((await modify({ avatarId })).status).toBe(422)
    }
    expect((await info()).avatarId).toBe('')
  })
})
