import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  applyMerchant,
  correctApplication,
  getApplication,
  getMerchantFile,
  JOIN_TICKET_MS,
  withdrawApplication,
} from '@/contract/merchant/merchant-calls'
import type { MerchantForm } from '@/contract/merchant/merchant-form-calls'
import { JOIN_STATUS } from '@/contract/merchant/merchant-status-rules'
import { createJobs } from '@/server/edge/jobs/jobs'
import { operate } from '@/server/edge/operations/operations'
import { smsOutbox } from '@/server/kernel/db/access-schema'
import { files } from '@/server/kernel/db/order-schema'
import { merchantApplications } from '@/server/kernel/db/service-schema'
import { createApplicantNotices } from '@/server/modules/merchant/notify-applicants'
import { newCreditCode } from '../../support/join-form'
import { joinMall } from '../../support/join-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let applicants: ReturnType<typeof joinMall>
beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
  applicants = joinMall(mall)
})
afterAll(async () => {
  await mall.db.delete(merchantApplications)
  await mall.db.delete(files).where(eq(files.kind, 'merchant'))
  await mall.close()
})

const ops = (...[verb = '', ...args]: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)

async function statusOf(phone: string) {
  const code = await applicants.statusCodeFor(phone)
  return mall.call(getApplication, { phone, code })
}

async function send(form: MerchantForm, draftId: string) {
  const code = await applicants.codeFor(form)
  return mall.ask(applyMerchant, { draftId, form, code }, applicants.newcomer())
}

const told = async (phone: string) =>
  (await mall.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))).map(({ text }) => text)

const runJobs = () =>
  createJobs({
    db: mall.db,
    now: () => mall.time.now,
    log: { error: (fields) => expect(fields).toBeUndefined() },
  })()

describe('news for applicants', () => {
  it('reach the others when one number is refused, which is tried again later', async () => {
    const [first, second] = [await applicants.apply(), await applicants.apply()]
    const phones = [first, second].map(({ form }) => form.contact.phone)
    for (const { applicationNo } of [first, second])
      await ops('ask', 'merchant', applicationNo, '不清晰')
    const sent: string[] = []
    const failures: unknown[] = []
    let refusal: Error | null = new Error('blacklisted')
    const notify = createApplicantNotices(mall.db, {
      now: () => mall.time.now,
      port: {
        isDemo: false,
        async send({ phone }) {
          sent.push(phone)
          if (refusal && phone === phones[0]) throw refusal
        },
      },
    })
    const run = () => notify((error) => failures.push(error))
    await run()
    expect(sent.filter((phone) => phones.includes(phone)).sort()).toEqual([...phones].sort())
    await run()
    expect(failures).toEqual([refusal])
    mall.time.now += 60_000
    // Perhaps sent: not again.
    refusal = new Error('Request timed out')
    await run()
    refusal = null
    mall.time.now += 3_600_000
    await run()
    expect(sent.filter((phone) => phone === phones[0])).toHaveLength(2)
  })
})

describe('merchant application', () => {
  it('whose files have gone keeps its code for the next try', async () => {
    const { draftId, form } = await applicants.filledForm()
    const code = await applicants.codeFor(form)
    const apply = (sent: MerchantForm) =>
      mall.ask(applyMerchant, { draftId, form: sent, code }, applicants.newcomer())
    await mall.db.delete(files).where(eq(files.id, form.company.licenceFile))
    const refused = await apply(form)
    expect([refused.status, refused.msg]).toEqual([422, '有文件已失效，请重新上传'])
    const licenceFile = await applicants.upload(draftId)
    const again = await apply({ ...form, company: { ...form.company, licenceFile } })
    expect(again.status).toBe(200)
  })

  it('goes through review, correction, signing and opening', async () => {
    const { applicationNo, draftId, form } = await applicants.apply()
    expect(applicationNo).toMatch(/^M\d{18}$/)
    const { phone } = form.contact
    expect(await ops('merchants')).toContain(`${applicationNo} 待审核`)

    expect(await ops('ask', 'merchant', applicationNo, '营业执照不清晰')).toBe(
      `${applicationNo} 资料补正`,
    )
    const { ticket, list } = await statusOf(phone)
    expect(list[0]).toMatchObject({ status: JOIN_STATUS.correction, note: '营业执照不清晰', form })
    const licenceFile = await applicants.upload(draftId)
    const corrected = { ...form, company: { ...form.company, licenceFile, legalPerson: '王五' } }
    const input = { applicationNo, ticket, draftId, form: corrected }
    await mall.call(correctApplication, input, applicants.newcomer())
    const [again] = (await mall.call(getApplication, { ticket })).list
    expect(again).toMatchObject({ status: JOIN_STATUS.pending, canCorrect: false, form: null })
    expect((await mall.ask(correctApplication, input, applicants.newcomer())).status).toBe(409)

    expect(await ops('approve', 'merchant', applicationNo)).toContain(`${applicationNo} 待签约`)
    expect(await ops('sign', 'merchant', applicationNo)).toBe(`${applicationNo} 已开通`)
    const [opened] = (await mall.call(getApplication, { ticket })).list
    expect(opened?.history.map(({ status }) => status)).toEqual([4, 3, 1, 2, 1])
    expect(opened).toMatchObject({ canWithdraw: false })
  })

  it('is rejected only with a reason', async () => {
    const { applicationNo, form } = await applicants.apply()
    await expect(ops('reject', 'merchant', applicationNo)).rejects.toThrow('reason is missing')
    await ops('reject', 'merchant', applicationNo, '类目暂不招商')
    const { list } = await statusOf(form.contact.phone)
    expect(list[0]).toMatchObject({ status: JOIN_STATUS.rejected, note: '类目暂不招商' })
    await expect(ops('approve', 'merchant', applicationNo)).rejects.toThrow('申请状态已变化')
    const change = `status: ${JOIN_STATUS.pending} -> ${JOIN_STATUS.rejected}`
    expect(await ops('audit', '--subject', applicationNo)).toContain(change)
  })

  it.each(['ask', 'sign'])('%s says which words name an application', async (verb) => {
    await expect(ops(verb, 'shop', 'A1', '不清晰')).rejects.toThrow(
      `write ${verb} merchant <application>`,
    )
  })

  it('is withdrawn only by its applicant, who may then apply again', async () => {
    const creditCode = newCreditCode()
    const { applicationNo, form } = await applicants.apply({ creditCode })
    const { ticket } = await statusOf(form.contact.phone)
    const foreign = await statusOf((await applicants.apply()).form.contact.phone)
    const stolen = { applicationNo, ticket: foreign.ticket }
    expect((await mall.ask(withdrawApplication, stolen)).msg).toBe('申请不存在')
    await mall.call(withdrawApplication, { applicationNo, ticket })
    const told = async () => (await mall.call(getApplication, { ticket })).list[0]
    expect(await told()).toMatchObject({ status: JOIN_STATUS.withdrawn, form })
    await applicants.apply({ creditCode })
    expect(await told()).toMatchObject({ status: JOIN_STATUS.withdrawn, form: null })
  })

  it('five concurrent applications of one company create one', async () => {
    const creditCode = newCreditCode()
    const ready = await Promise.all(
      Array.from({ length: 5 }, () => applicants.filledForm({ creditCode })),
    )
    const answers = await Promise.all(ready.map(({ form, draftId }) => send(form, draftId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const rows = mall.db
      .select()
      .from(merchantApplications)
      .where(eq(merchantApplications.creditCode, creditCode))
    expect(await rows).toHaveLength(1)
  })

  it('requires the code of its phone; a wrong code keeps the uploaded files', async () => {
    const { form, draftId } = await applicants.filledForm()
    const bad = { draftId, form, code: '000000' }
    const refused = await mall.ask(applyMerchant, bad, applicants.newcomer())
    expect([refused.status, refused.msg]).toEqual([400, '短信验证码不正确或已失效'])
    expect((await send(form, draftId)).status).toBe(200)
  })

  it('refuses files of another draft or application', async () => {
    const other = await applicants.apply()
    const { form } = await applicants.filledForm()
    expect((await send(form, await applicants.openDraft())).status).toBe(422)
    const taken = {
      ...form,
      company: { ...form.company, licenceFile: other.form.company.licenceFile },
    }
    expect((await send(taken, other.draftId)).status).toBe(422)
  })

  it('sends one SMS per change of status', async () => {
    const { applicationNo, form } = await applicants.apply()
    await ops('ask', 'merchant', applicationNo, '请补充授权书')
    await runJobs()
    await runJobs()
    expect(await told(form.contact.phone)).toEqual([expect.stringContaining('入驻申请有新进展')])
  })

  it('its files are exported for the reviewer', async () => {
    const { applicationNo } = await applicants.apply()
    const folder = mkdtempSync(join(tmpdir(), 'mall-merchant-'))
    expect(await ops('merchant', applicationNo, folder)).toContain(`4 files in ${folder}`)
    expect(readdirSync(folder)).toHaveLength(4)
    rmSync(folder, { recursive: true })
  })
})

describe('application ticket (proof of the phone)', () => {
  it('lists only the applications of that phone', async () => {
    const mine = await applicants.apply()
    await applicants.apply()
    const { list } = await statusOf(mine.form.contact.phone)
    expect(list.map(({ applicationNo }) => applicationNo)).toEqual([mine.applicationNo])
  })

  it('expires after half an hour', async () => {
    const { ticket } = await statusOf('19900001111')
    mall.time.now += JOIN_TICKET_MS + 1
    expect((await mall.ask(getApplication, { ticket })).status).toBe(422)
  })

  it('an unknown ticket is refused', async () => {
    const ticket = 'x'.repeat(43)
    expect((await mall.ask(getApplication, { ticket })).status).toBe(422)
    expect((await mall.ask(getApplication, { ticket: 'x' })).status).toBe(400)
  })
})

describe('getMerchantFile', () => {
  it('is only for the holder of the draft or the ticket of its phone', async () => {
    const { draftId, form } = await applicants.apply()
    const fileId = form.company.licenceFile
    const file = await mall.fetchCall(getMerchantFile, { fileId, draftId }, {})
    expect(file.headers.get('content-type')).toBe('image/webp')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const { ticket } = await statusOf(form.contact.phone)
    expect((await mall.fetchCall(getMerchantFile, { fileId, ticket }, {})).status).toBe(200)
    const foreign = await statusOf('19900002222')
    const user = (await mall.newUser()).tokens.accessToken
    for (const holder of [{}, { draftId: 'x'.repeat(43) }, { ticket: foreign.ticket }]) {
      const answer = await mall.fetchCall(getMerchantFile, { fileId, ...holder }, { token: user })
      expect(answer.status).toBe(400)
    }
  })
})

describe('application form', () => {
  type Spoil = (form: MerchantForm) => unknown
  const company =
    (over: object): Spoil =>
    (form) => ({ ...form, company: { ...form.company, ...over } })
  const business =
    (over: object): Spoil =>
    (form) => ({
      ...form,
      business: { ...form.business, ...over },
    })
  const contact =
    (over: object): Spoil =>
    (form) => ({ ...form, contact: { ...form.contact, ...over } })

  it.each<[string, Spoil, RegExp]>([
    ['a code whose check is wrong', company({ creditCode: '91310000123456789A' }), /信用代码/],
    ['no name', company({ companyName: ' ' }), /企业名称/],
    ['a name of 101', company({ companyName: '名'.repeat(101) }), /企业名称最多 100/],
    ['a day that is none', company({ foundedOn: '2020-02-30' }), /成立日期/],
    ['a day to come', company({ foundedOn: '2999-01-01' }), /成立日期/],
    ['capital in args', company({ capital: '五百万' }), /注册资本/],
    ['no licence', company({ licenceFile: '' }), /营业执照/],
    ['no proof of the taxpayer', company({ taxpayerFile: null }), /一般纳税人证明/],
    ['a county of elsewhere', company({ countyCode: '440103' }), /地区有误/],
    ['a type that is none', company({ companyType: '皮包公司' }), /企业类型/],
    ['no category', business({ categoryIds: [] }), /主营类目/],
    ['six categories', business({ categoryIds: [1, 2, 3, 4, 5, 6] }), /最多 5 个/],
    ['the same twice', business({ categoryIds: [1, 1] }), /重复/],
    ['a category that is none', business({ categoryIds: [987_654] }), /不存在/],
    ['no brand', business({ brands: [] }), /品牌/],
    ['a script for an address', business({ platformUrl: 'javascript:alert(1)' }), /网址/],
    ['no phone', contact({ phone: '12345678901' }), /手机号/],
    ['no mail', contact({ email: 'a@b' }), /邮箱/],
    ['letters in the account', contact({ bankAccount: '6222abc' }), /账号/],
    ['a NUL', contact({ contactName: '李\u0000四' }), /无效字符/],
  ])('with %s is refused with the reason', async (_what, spoil, said) => {
    const { form, draftId } = await applicants.filledForm()
    const input = { draftId, form: spoil(form), code: await applicants.codeFor(form) }
    const answer = await mall.ask(applyMerchant, input, applicants.newcomer())
    expect(answer.status).toBe(400)
    expect(answer.msg).toMatch(said)
  })
})
