import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications as applications } from '@/server/kernel/db/service-schema'
import type { SmsPort } from '@/server/modules/account/sms/sms-port'

/** SMS per run: after a long downtime they are not all sent at once. */
const BATCH = 20

/** Notifies applicants by SMS; each is claimed in the database, so notified once. */
export async function notifyApplicants(db: Db, port: SmsPort): Promise<void> {
  const news = eq(applications.isNews, true)
  const mark = (applicationNo: string, isNews: boolean) =>
    db
      .update(applications)
      .set({ isNews })
      .where(and(eq(applications.applicationNo, applicationNo), isNews ? undefined : news))
      .returning({ phone: applications.phone })
  const waiting = await db
    .select({ applicationNo: applications.applicationNo })
    .from(applications)
    .where(news)
    .limit(BATCH)
  for (const { applicationNo } of waiting) {
    const [claimed] = await mark(applicationNo, false)
    if (!claimed) continue
    try {
      await port.send({ phone: claimed.phone, kind: 'merchantNews', code: '' })
    } catch (error) {
      await mark(applicationNo, true) // the next round tries again
      throw error
    }
  }
}
