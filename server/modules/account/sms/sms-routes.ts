import { eq } from 'drizzle-orm'
import type { AccountField } from '@/contract/account/account-refusal-calls'
import {
  getSmsOutbox,
  getUserVerifyCode,
  sendNotLoginSms,
  sendSms,
} from '@/contract/account/sms-calls'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { readOutbox } from './outbox'
import type { SmsService } from './sms-service'

type Deps = {
  db: Db
  sms: SmsService
  /** Whether this is a demo mall. */
  isDemoMall: () => Promise<boolean>
}

/** SMS codes, and the demo's outbox. */
export function smsRoutes(calls: Calls, { db, sms, isDemoMall }: Deps) {
  calls
    .on(sendSms, ({ input, address }) => sms.send({ ...input, address }))
    .on(sendNotLoginSms, ({ input, address }) => sms.send({ ...input, address }))
    .on(getUserVerifyCode, async ({ input, address, caller }) => {
      const [user] = await db.select().from(users).where(eq(users.id, caller.userId))
      if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
      if (input.scene !== 'newPhone') return sms.send({ ...input, phone: user.phone, address })
      // Before the limits: the code just sent to this number would answer with a waiting time.
      if (input.phone === user.phone) {
        const data = { field: 'phone' satisfies AccountField }
        throw new HttpError('BAD_INPUT', '这是当前绑定的手机号，请填写新的手机号', { data })
      }
      return sms.send({ ...input, address })
    })
    .on(getSmsOutbox, async () => {
      // Everybody may read the outbox, but only in a demo mall.
      if (sms.isDemo && (await isDemoMall())) return readOutbox(db)
      throw new HttpError('NOT_FOUND', '短信收件箱不存在')
    })
}
