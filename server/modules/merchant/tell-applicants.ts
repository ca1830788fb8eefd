import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { merchantApplications as applications } from '@/server/db/service-schema'
import type { SmsPort } from '@/server/modules/sms/sms-port'

/** Of one round: a mall that was away long does not send them all at once. */
const BATCH = 20

/** Tells applicants by SMS that there is news; each is claimed in the database, so told once. */
export async function tellApplicants(db: Db, port: SmsPort): Promise<void> {
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
