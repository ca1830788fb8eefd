import { eq } from 'drizzle-orm'
import { RESEND_S, type SmsScene, type SmsSent } from '@/contract/account/sms-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Log } from '@/server/kernel/log'
import type { Captcha } from '../captcha/captcha-service'
import { createAliyunSms } from './aliyun-sms'
import type { Asker } from './asker'
import { createOutbox } from './outbox'
import { createSmsCodes } from './sms-codes'
import type { SmsConfig } from './sms-config'
import { createSmsDelivery } from './sms-delivery'
import { createSmsLimits } from './sms-limits'
import type { SmsKind, SmsPort } from './sms-port'
import { createTencentSms } from './tencent-sms'

type Deps = {
  db: Db
  now: () => number
  captcha: Captcha
  log: Pick<Log, 'error'>
  /** The provider; null for a demo, which stores the SMS. */
  config: SmsConfig | null | undefined
}

type Order = {
  phone: string
  scene: SmsScene
  captchaToken?: string | undefined
  network: string
  asker: Asker
  /** The asker is the account of the phone, or a browser it has signed in on. */
  isOwn: boolean
}

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

/** Whether an SMS goes out for known and unknown phones alike, so that its fate reveals nothing. */
const isSentToAll = (scene: SmsScene) =>
  kindFor(scene, true) !== null && kindFor(scene, false) !== null

const undelivered = () =>
  new HttpError('UNAVAILABLE', '短信暂时发送不出去，不计入发送次数，请稍后再试')

/** Sends and checks codes, within limits shared by all processes. */
export function createSms(deps: Deps) {
  const { db, now, captcha, log } = deps
  const port = createSmsPort(deps)
  const codes = createSmsCodes(db, now)
  const countSend = createSmsLimits(db, now, captcha)
  const delivery = createSmsDelivery({ port, log, now })

  /**
   * Sends a code, or throws UNAVAILABLE when the provider does not take it. An SMS that only known
   * phones get is not waited for, and its failure is told when the provider fails phone after phone,
   * then to every phone: neither the answer nor its time may reveal which are known.
   */
  async function send(order: Order): Promise<SmsSent> {
    const giveBack = await countSend(order)
    const { phone, scene } = order
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    const kind = kindFor(scene, user !== undefined)
    const code = kind === scene ? await codes.issue(order) : ''
    if (kind !== scene) await codes.issueNone(order)
    const taken = kind ? delivery.deliver({ phone, kind, code }) : Promise.resolve(true)
    const isTold = isSentToAll(scene) ? await delivery.isTaken(taken) : !delivery.isDown()
    if (!isTold) {
      await giveBack()
      throw undelivered()
    }
    return { resendAfter: RESEND_S, isDemo: port.isDemo }
  }

  return { send, spendCode: codes.spend, isDemo: port.isDemo }
}

export type SmsService = ReturnType<typeof createSms>
