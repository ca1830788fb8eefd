import { eq } from 'drizzle-orm'
import { RESEND_S, type SmsScene, type SmsSent } from '@/contract/account/sms-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import type { Log } from '@/server/kernel/log'
import type { Captcha } from '../captcha/captcha-service'
import { createAliyunSms } from './aliyun-sms'
import { createOutbox } from './outbox'
import { createSmsCodes } from './sms-codes'
import type { SmsConfig } from './sms-config'
import type { SmsKind, SmsPort } from './sms-port'
import { createTencentSms } from './tencent-sms'

const HOUR_S = 3600

type Deps = {
  db: Db
  now: () => number
  captcha: Captcha
  log: Pick<Log, 'error'>
  /** The provider; null for a demo, which stores the SMS. */
  config: SmsConfig | null | undefined
}

type Order = { phone: string; scene: SmsScene; captchaToken?: string | undefined; address: string }

/** The SMS provider the settings choose. */
export function createSmsPort({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): SmsPort {
  if (!config) return createOutbox(db, now)
  return config.provider === 'aliyun' ? createAliyunSms(config) : createTencentSms(config)
}

/** Kind of SMS for a purpose; null for none, which the response does not reveal. */
function kindFor(scene: SmsScene, isKnown: boolean): SmsKind | null {
  if (scene === 'login' || scene === 'reset') return isKnown ? scene : null
  if (scene === 'register' || scene === 'newPhone') return isKnown ? 'registered' : scene
  return scene
}

/** Sends and checks codes, within limits shared by all processes. */
export function createSms(deps: Deps) {
  const { db, now, captcha, log } = deps
  const port = createSmsPort(deps)
  const codes = createSmsCodes(db, now)
  const refusal = '短信发送太频繁，请稍后再试'
  const perPhone = [
    { name: 'sms-minute', calls: 1, seconds: RESEND_S },
    { name: 'sms-hour', calls: 5, seconds: HOUR_S },
    { name: 'sms-day', calls: 10, seconds: 24 * HOUR_S },
  ].map((limit) => createSharedLimit(db, now, { ...limit, refusal }))
  const perAddress = createSharedLimit(db, now, {
    name: 'sms-address',
    calls: 20,
    seconds: HOUR_S,
    refusal,
  })

  async function count({ phone, address, captchaToken }: Order): Promise<void> {
    // Check the limits before the captcha is spent for nothing.
    for (const limit of perPhone) await limit.check(phone)
    await perAddress.check(address)
    await captcha.spend(captchaToken, 'sms')
    for (const limit of perPhone) await limit.consume(phone)
    await perAddress.consume(address)
  }

  async function send(order: Order): Promise<SmsSent> {
    await count(order)
    const { phone, scene } = order
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    const kind = kindFor(scene, user !== undefined)
    const code = kind === scene ? await codes.issue(phone, scene) : ''
    if (kind !== scene) await codes.issueNone(phone, scene)
    // Not awaited: the response time would reveal whether an SMS is sent.
    if (kind) {
      port.send({ phone, kind, code }).catch((error: unknown) => {
        log.error({ err: error }, 'SMS failed')
      })
    }
    return { resendAfter: RESEND_S, isDemo: port.isDemo }
  }

  return { send, spendCode: codes.spend, isDemo: port.isDemo }
}

export type SmsService = ReturnType<typeof createSms>
