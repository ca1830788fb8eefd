import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SmsScene } from '@/contract/account/sms-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { users } from '@/server/kernel/db/account-schema'
import { randomToken } from '@/server/kernel/db/digest'
import { type Asker, visitorAsker } from '@/server/modules/account/sms/asker'
import { createSmsCodes } from '@/server/modules/account/sms/sms-codes'
import { newPhone } from './captcha'
import type { TestMall } from './test-mall'

/** Who asks from this process: a visitor without address or device cookie. */
export const NOBODY: Asker = ['network:']

/** A browser that keeps its device cookie, wherever it calls from. */
export function newBrowser() {
  const deviceId = randomToken()
  return {
    cookie: { Cookie: `mallDevice=${deviceId}` },
    asker: visitorAsker({ deviceId, network: '' }),
  }
}

/** A code as the SMS would bring it to whoever asked for it. */
export function codeFor(
  mall: Pick<TestMall, 'db' | 'time'>,
  phone: string,
  scene: SmsScene,
  asker = NOBODY,
) {
  return createSmsCodes(mall.db, () => mall.time.now).issue({ phone, scene, asker })
}

/** Whose token it is, as the database knows them. */
export async function userOf(mall: TestMall, token: string) {
  const { id } = await mall.call(getUserInfo, {}, { token })
  const [user] = await mall.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('the user is gone')
  return user
}

export const phoneOf = async (mall: TestMall, token: string) => (await userOf(mall, token)).phone

/** What somebody fills in to register, with a code that is right. */
export async function newAccount(mall: Pick<TestMall, 'db' | 'time'>, asker = NOBODY) {
  const phone = newPhone()
  return {
    username: `买家_${randomUUID().slice(0, 8)}`,
    phone,
    code: await codeFor(mall, phone, 'register', asker),
    password: '一个足够长的密码',
    companyName: '示例公司',
    agreed: true as const,
  }
}
