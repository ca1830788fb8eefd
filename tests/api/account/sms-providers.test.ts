import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getSmsOutbox, SMS_SCENES, sendNotLoginSms, sendSms } from '@/contract/account/sms-calls'
import { createApi } from '@/server/edge/app'
import { users } from '@/server/kernel/db/account-schema'
import { readEnv } from '@/server/kernel/env'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { readSmsConfig } from '@/server/modules/account/sms/sms-config'
import { givenCaptchaToken, newPhone } from '../../support/captcha'
import { openSmsGateway } from '../../support/sms-gateway'
import { openTestMall, type TestMall } from '../../support/test-mall'

const KEYS = { keyId: 'test-key', keySecret: 'test-secret' }
const TEMPLATES = [...SMS_SCENES, 'registered', 'merchantNews']
  .map((kind) => `${kind}=T_${kind}`)
  .join(',')

const TOLD = expect.stringContaining('短信暂时发送不出去')

let mall: TestMall
let gateway: Awaited<ReturnType<typeof openSmsGateway>>
beforeAll(async () => {
  mall = await openTestMall()
  gateway = await openSmsGateway(KEYS)
})
afterAll(async () => {
  gateway.close()
  await mall.close()
})

const settings = (over: Record<string, string> = {}) => ({
  // Production would ask for more.
  MALL_MODE: 'demo',
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_ID: KEYS.keyId,
  SMS_KEY_SECRET: KEYS.keySecret,
  SMS_SIGN_NAME: '工品商城',
  SMS_APP_ID: '1400000001',
  SMS_TEMPLATES: TEMPLATES,
  SMS_GATEWAY: gateway.url,
  ...over,
})

function mallWith(over: Record<string, string>) {
  const errors: object[] = []
  const api = createApi({
    db: mall.db,
    clock: () => mall.time.now,
    sms: readSmsConfig(readEnv(settings(over))),
    config: { NEXT_PUBLIC_SITE_ID: 'mall', CORS_ORIGINS: [], TRUSTED_PROXY: false },
    log: { error: (fields) => errors.push(fields), warn: () => {}, info: () => {} },
  })
  const ask = async (path: string, input?: object) => {
    const headers = { 'X-Site-Id': 'mall', 'Content-Type': 'application/json' }
    const body = input && JSON.stringify(input)
    const init = input ? { method: 'POST', headers, body: body ?? '' } : { headers }
    return (await api.fetch(new Request(`http://mall.test${path}`, init))).json()
  }
  return { ask, errors }
}

describe.each(['aliyun', 'tencent'])('SMS by %s', (SMS_PROVIDER) => {
  it('is sent signed, with sign name, template of the scene and code', async () => {
    const { ask, errors } = mallWith({ SMS_PROVIDER })
    const phone = newPhone()
    const captchaToken = await givenCaptchaToken(mall, 'sms')
    const sent = await ask(sendNotLoginSms.path, { phone, scene: 'register', captchaToken })
    expect(sent).toMatchObject({ code: 0, data: { isDemo: false } })
    await vi.waitFor(() => expect([...gateway.requested, ...errors]).not.toEqual([]))
    expect(errors).toEqual([])
    const [requested] = gateway.requested.splice(0)
    expect(requested?.what).toBe(`${SMS_PROVIDER} SendSms`)
    if (SMS_PROVIDER === 'aliyun') {
      expect(requested?.input).toMatchObject({
        PhoneNumbers: phone,
        SignName: '工品商城',
        TemplateCode: 'T_register',
        TemplateParam: expect.stringMatching(/^\{"code":"\d{6}"\}$/),
      })
    } else {
      expect(requested?.input).toMatchObject({
        SmsSdkAppId: '1400000001',
        SignName: '工品商城',
        TemplateId: 'T_register',
        PhoneNumberSet: [`+86${phone}`],
        TemplateParamSet: [expect.stringMatching(/^\d{6}$/)],
      })
    }
  })

  it('that fails is told to the buyer, is not counted, and is logged without the phone', async () => {
    const { ask, errors } = mallWith({ SMS_PROVIDER })
    const phone = newPhone()
    const order = async () =>
      ask(sendSms.path, {
        phone,
        captchaToken: await givenCaptchaToken(mall, 'sms'),
        scene: 'merchant',
      })
    gateway.breakDown(true)
    expect(await order()).toMatchObject({ code: ENVELOPE_CODE.unavailable, msg: TOLD })
    expect(await order()).toMatchObject({ code: ENVELOPE_CODE.unavailable })
    expect(errors).toHaveLength(2)
    expect(JSON.stringify(errors)).not.toContain(phone)
    gateway.breakDown(false)
    expect(await order()).toMatchObject({ code: ENVELOPE_CODE.ok })
    expect(await order()).toMatchObject({ code: ENVELOPE_CODE.tooMany })
    gateway.requested.splice(0)
  })

  it('that fails phone after phone is told to known and unknown phones alike', async () => {
    const { ask, errors } = mallWith({ SMS_PROVIDER })
    const orderFor = async (phone: string, scene = 'login') =>
      (
        await ask(sendSms.path, {
          phone,
          captchaToken: await givenCaptchaToken(mall, 'sms'),
          scene,
        })
      ).code
    const { username } = await mall.newUser()
    const [user] = await mall.db.select().from(users).where(eq(users.username, username))
    const known = user?.phone ?? ''
    const unknown = newPhone()
    const ofBoth = async () => [await orderFor(known), await orderFor(unknown)]

    gateway.breakDown(true)
    expect(await ofBoth()).toEqual([ENVELOPE_CODE.ok, ENVELOPE_CODE.ok])
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    mall.time.now += 61_000
    expect(await orderFor(newPhone(), 'merchant')).toBe(ENVELOPE_CODE.unavailable)
    expect(await ofBoth()).toEqual([ENVELOPE_CODE.unavailable, ENVELOPE_CODE.unavailable])
    // Neither was counted: a second time is refused for the same reason, not for its haste.
    expect(await ofBoth()).toEqual([ENVELOPE_CODE.unavailable, ENVELOPE_CODE.unavailable])

    gateway.breakDown(false)
    expect(await orderFor(newPhone(), 'merchant')).toBe(ENVELOPE_CODE.ok)
    expect(await ofBoth()).toEqual([ENVELOPE_CODE.ok, ENVELOPE_CODE.ok])
    expect(await ofBoth()).toEqual([ENVELOPE_CODE.tooMany, ENVELOPE_CODE.tooMany])
    gateway.requested.splice(0)
  })

  it('the SMS outbox page is not available', async () => {
    const { ask } = mallWith({ SMS_PROVIDER })
    expect(await ask(getSmsOutbox.path)).toMatchObject({ code: 1004, msg: '短信收件箱不存在' })
  })

  it('a wrong key logs an error and sends nothing', async () => {
    const { ask, errors } = mallWith({ SMS_PROVIDER, SMS_KEY_SECRET: 'another' })
    const order = { phone: newPhone(), captchaToken: await givenCaptchaToken(mall, 'sms') }
    await ask(sendSms.path, { ...order, scene: 'merchant' })
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    expect(gateway.requested).toEqual([])
  })
})

describe('readSmsConfig', () => {
  const read = (over: Record<string, string>) => () => readSmsConfig(readEnv(settings(over)))

  it('is null without settings (demo)', () => {
    expect(readSmsConfig(readEnv({}))).toBeNull()
  })

  it.each([
    [{ SMS_PROVIDER: 'pigeon' }, /^wrong setting: SMS_PROVIDER=pigeon/],
    [{ SMS_KEY_ID: '', SMS_SIGN_NAME: '' }, /^SMS_KEY_ID, SMS_SIGN_NAME missing/],
    [{ SMS_PROVIDER: 'tencent', SMS_APP_ID: '' }, /^SMS_APP_ID missing/],
    [{ SMS_TEMPLATES: 'register=1,login' }, /^SMS_TEMPLATES: login is not kind=template/],
    [{ SMS_TEMPLATES: 'register=1' }, /^SMS_TEMPLATES has none for login, reset/],
    [{ SMS_GATEWAY: 'ftp://x' }, /^wrong setting: SMS_GATEWAY/],
    [{ WECHAT_API_KEY: 'a-secret' }, /^wrong setting: WECHAT_API_KEY \((?!.*a-secret)/],
  ])('reports a wrong setting in one line: %j', (over, line) => {
    expect(read(over)).toThrow(line)
  })
})
