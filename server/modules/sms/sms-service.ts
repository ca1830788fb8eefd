import { eq } from 'drizzle-orm'
import { RESEND_S, type SmsScene, type SmsSent } from '@/contract/sms'
import type { Log } from '@/server/app'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { createSharedLimit } from '@/server/http/shared-limit'
import type { Captcha } from '@/server/modules/captcha/captcha-service'
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
  /** Who really sends; a demo keeps them to be shown. */
  config: SmsConfig | null | undefined
}

type Order = { phone: string; scene: SmsScene; captchaToken: string; address: string }

/** Who carries SMS to phones, as the settings say. */
export function createSmsPort({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>): SmsPort {
  if (!config) return createOutbox(db, now)
  return config.provider === 'aliyun' ? createAliyunSms(config) : createTencentSms(config)
}

/** What a phone is sent for a purpose; null for nothing, which its answer does not tell. */
function kindFor(scene: SmsScene, isKnown: boolean): SmsKind | null {
  if (scene === 'login' || scene === 'reset') return isKnown ? scene : null
  if (scene === 'register' || scene === 'newPhone') return isKnown ? 'registered' : scene
  return scene
}

/** Sends codes, within limits every process counts together, and spends them. */
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
    ...{ name: 'sms-address', calls: 20, seconds: HOUR_S, refusal },
  })

  async function count({ phone, address, captchaToken }: Order): Promise<void> {
    // A full window refuses before the captcha is spent for nothing.
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
    // Not waited for: how long it takes would tell whether anything is sent.
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
