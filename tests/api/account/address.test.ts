import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AddressDraft,
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/account/delivery-address-calls'
import { ADDRESSES_MAX } from '@/contract/account/kept-limits-rules'
import { getUserInfo } from '@/contract/account/user-calls'
import { createAddresses } from '@/server/modules/account/address-repository'
import { ADDRESS_DRAFT } from '../../support/good-checkout'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let token = ''
let other = ''

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
  other = (await mall.newUser()).tokens.accessToken
})

type Saved = Partial<AddressDraft> & { id?: string }

const save = async (over: Saved = {}, as = token) => {
  mall.time.now += 1000
  return (await mall.call(saveAddress, { ...ADDRESS_DRAFT, ...over }, { token: as })).id
}
const refused = (over: object, as = token) =>
  mall.ask(saveAddress, { ...ADDRESS_DRAFT, ...over }, { token: as })
const list = (as = token) => mall.call(getAddressList, {}, { token: as })

describe('addresses (user collection)', () => {
  it('are stored with the region in words; the first becomes the default', async () => {
    const id = await save()
    expect(await list()).toEqual([
      { ...ADDRESS_DRAFT, id, isDefault: true, regionText: '浙江省 杭州市 余杭区' },
    ])
  })

  it('have one default, listed first, then the newest', async () => {
    const a = await save()
    const b = await save()
    const c = await save({ isDefault: true })
    expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [c, true],
      [b, false],
      [a, false],
    ])
    await mall.call(setDefaultAddress, { id: a }, { token })
    expect((await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([a])
  })

  it('are edited and deleted; deleting again answers 1004', async () => {
    const id = await save()
    await save({
      id,
      street: '新街 2 号',
      provinceCode: '31',
      cityCode: '3101',
      countyCode: '310112',
    })
    expect(await list()).toMatchObject([{ id, street: '新街 2 号', regionText: '上海市 闵行区' }])
    await mall.call(deleteAddress, { id }, { token })
    expect(await list()).toEqual([])
    expect(await mall.ask(deleteAddress, { id }, { token })).toMatchObject({
      status: 400,
      code: 1004,
      msg: '收货地址不存在，可能已在别处删除',
    })
  })

  it('never exceed ADDRESSES_MAX, even when saved concurrently', async () => {
    for (let at = 1; at < ADDRESSES_MAX; at += 1) await save()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refused({})))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(ADDRESSES_MAX)
  })

  it('of another user are unknown and stay unchanged', async () => {
    const id = await save({}, other)
    const answers = [
      await refused({ id, street: '别处' }),
      await mall.ask(deleteAddress, { id }, { token }),
      await mall.ask(setDefaultAddress, { id }, { token }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [400, 1004]),
    )
    expect(await list(other)).toMatchObject([{ id, street: ADDRESS_DRAFT.street }])
    const { id: userId } = await mall.call(getUserInfo, {}, { token })
    expect(await createAddresses(mall.db).owned(userId, id)).toBeUndefined()
  })

  it.each([
    ['a county of another city', { countyCode: '310112' }, 422],
    ['a province that is none', { provinceCode: '99' }, 422],
    ['no phone', { phone: '123' }, 400],
    ['a blank contact', { contact: ' \u200b ' }, 400],
    ['a long street', { street: '路'.repeat(121) }, 400],
    ['no county', { countyCode: '' }, 400],
  ])('are refused with %s', async (_what, over, status) => {
    const answer = await refused(over)
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
    expect(await list()).toEqual([])
  })

  it('parseAddress reads name, phone and region from pasted text', async () => {
    const text = '张三 13800138000 浙江省杭州市余杭区示例路1号'
    const { isDefault: _, ...parts } = ADDRESS_DRAFT
    expect(await mall.call(parseAddress, { text }, { token })).toEqual(parts)
  })
})
