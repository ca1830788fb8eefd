import { eq } from 'drizzle-orm'
import { getSmsOutbox, getUserVerifyCode, sendNotLoginSms, sendSms } from '@/contract/sms'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { hasDemoAccounts } from '@/server/ops/accounts'
import { readOutbox } from './outbox'
import type { SmsService } from './sms-service'

/** Codes by SMS, and what a demo shows instead. */
export function smsRoutes(calls: Calls, { db, sms }: { db: Db; sms: SmsService }) {
  calls
    .open(sendSms, ({ input, address }) => sms.send({ ...input, address }))
    .open(sendNotLoginSms, ({ input, address }) => sms.send({ ...input, address }))
    .personal(getUserVerifyCode, async ({ input, address, caller }) => {
      const [user] = await db.select().from(users).where(eq(users.id, caller.userId))
      if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
      const phone = input.scene === 'newPhone' ? input.phone : user.phone
      return sms.send({ ...input, phone, address })
    })
    .open(getSmsOutbox, async () => {
      // Codes for everybody to read: in a mall to try things in, and nowhere else.
      if (sms.isDemo && (await hasDemoAccounts(db))) return readOutbox(db)
      throw new Fault('NOT_FOUND', '短信收件箱不存在')
    })
}
