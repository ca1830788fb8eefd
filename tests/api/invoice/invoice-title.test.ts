import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INVOICE_TITLES_MAX } from '@/contract/account/kept-limits-rules'
import {
  deleteTitle,
  getTitleList,
  type InvoiceTitle,
  saveTitle,
} from '@/contract/invoice/invoice-title-calls'
import { CREDIT_CODE, TITLE_DRAFT } from '../../support/good-checkout'
import { openTestMall, type TestMall } from '../../support/test-mall'

const PERSON: InvoiceTitle = { kind: 'personal', name: '张三', email: '' }

let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

const list = (as = token) => mall.call(getTitleList, {}, { token: as })
const ask = (title: object, over: object = {}, as = token) =>
  mall.ask(saveTitle, { isDefault: false, title, ...over }, { token: as })

describe('invoice titles (user collection)', () => {
  it('are listed with the default first', async () => {
    await ask(TITLE_DRAFT)
    mall.time.now += 1000
    await ask(PERSON)
    expect((await list()).map(({ title, isDefault }) => [title, isDefault])).toEqual([
      [TITLE_DRAFT, true],
      [PERSON, false],
    ])
    const person = (await list())[1]
    await ask(PERSON, { id: person?.id, isDefault: true })
    expect((await list()).map(({ title, isDefault }) => [title.kind, isDefault])).toEqual([
      ['personal', true],
      ['company', false],
    ])
  })

  it('upper-case the tax number and refuse one with a wrong check digit', async () => {
    await ask({ ...TITLE_DRAFT, taxNo: ` ${CREDIT_CODE.toLowerCase()} ` })
    expect(await list()).toMatchObject([{ title: { taxNo: CREDIT_CODE } }])
    const wrong = await ask({ ...TITLE_DRAFT, taxNo: CREDIT_CODE.replace('91', '92') })
    expect([wrong.status, wrong.code]).toEqual([400, 1001])
    expect(wrong.msg).toMatch(/\p{Script=Han}/u)
  })

  it.each([
    ['a nameless company', { ...TITLE_DRAFT, name: '' }],
    ['an address of no mail', { ...PERSON, email: 'a@b' }],
    ['another kind', { ...PERSON, kind: 'estate' }],
  ])('are refused for %s', async (_what, title) => {
    expect((await ask(title)).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('are deleted; another user’s title is unknown', async () => {
    await ask(PERSON)
    const [{ id } = { id: '' }] = await list()
    const stranger = (await mall.newUser()).tokens.accessToken
    expect(await mall.ask(deleteTitle, { id }, { token: stranger })).toMatchObject({ code: 1004 })
    expect(await ask(PERSON, { id }, stranger)).toMatchObject({ code: 1004 })
    expect(await list()).toHaveLength(1)
    await mall.call(deleteTitle, { id }, { token })
    expect(await list()).toEqual([])
  })

  it('never exceed INVOICE_TITLES_MAX, even when saved concurrently', async () => {
    for (let at = 1; at < INVOICE_TITLES_MAX; at += 1) await ask(PERSON)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(PERSON)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(INVOICE_TITLES_MAX)
  })
})
