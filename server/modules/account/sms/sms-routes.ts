import { eq } from 'drizzle-orm'
import type { AccountField } from '@/contract/account/account-refusal-calls'
import {
  getSmsOutbox,
  getUserVerifyCode,
  sendNotLoginSms,
  sendSms,
} from '@/contract/account/sms-calls'
import type { ParsedInput } from '@/contract/endpoint'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { CallContext, Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { accountAsker, visitorAsker } from './asker'
import { readOutbox } from './outbox'
import type { SmsService } from './sms-service'

type VisitorOrder = ParsedInput<typeof sendSms> | ParsedInput<typeof sendNotLoginSms>

type Deps = {
  db: Db
  sms: SmsService
  browsers: { isKnown: (userId: string | undefined, deviceId: string) => Promise<boolean> }
  /** Whether this is a demo mall. */
  isDemoMall: () => Promise<boolean>
}

/** SMS codes, and the demo's outbox. */
export function smsRoutes(calls: Calls, { db, sms, browsers, isDemoMall }: Deps) {
  async function sendToVisitor(call: CallContext<VisitorOrder>) {
    const { phone } = call.input
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    const isOwn = await browsers.isKnown(user?.id, call.deviceId)
    return sms.send({ ...call.input, network: call.network, asker: visitorAsker(call), isOwn })
  }

  calls
    .on(sendSms, sendToVisitor)
    .on(sendNotLoginSms, sendToVisitor)
    .on(getUserVerifyCode, async ({ input, network, caller: { userId } }) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
      const order = { network, asker: accountAsker(userId) }
      if (input.scene !== 'newPhone') {
        return sms.send({ ...input, ...order, phone: user.phone, isOwn: true })
      }
      // Before the limits: the code just sent to this number would answer with a waiting time.
      if (input.phone === user.phone) {
        const data = { field: 'phone' satisfies AccountField }
        throw new HttpError('BAD_INPUT', '这是当前绑定的手机号，请填写新的手机号', { data })
      }
      return sms.send({ ...input, ...order, isOwn: false })
    })
    .on(getSmsOutbox, async () => {
      // Everybody may read the outbox, but only in a demo mall.
      if (sms.isDemo && (await isDemoMall())) return readOutbox(db)
      throw new HttpError('NOT_FOUND', '短信收件箱不存在')
    })
}
