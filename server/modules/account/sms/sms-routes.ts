import { eq } from 'drizzle-orm'
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
      const phone = input.scene === 'newPhone' ? input.phone : user.phone
      return sms.send({ ...input, phone, address })
    })
    .on(getSmsOutbox, async () => {
      // Everybody may read the outbox, but only in a demo mall.
      if (sms.isDemo && (await isDemoMall())) return readOutbox(db)
      throw new HttpError('NOT_FOUND', '短信收件箱不存在')
    })
}
