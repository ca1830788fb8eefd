import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications as applications } from '@/server/kernel/db/service-schema'
import type { SmsPort } from '@/server/modules/account/sms/sms-port'

/** SMS per run: after a long downtime they are not all sent at once. */
const BATCH = 20
/** Wait after a refusal, ms; doubled each time. */
const WAIT_MS = 60_000
/** Then the applicant has to look: the number is not reachable. */
const TRIES_MAX = 8

type Deps = { port: SmsPort; now: () => number }
type Refused = { tries: number; after: number }

/** Whether the provider may have sent it all the same. */
const isUnknown = (error: unknown) =>
  error instanceof Error && /timeout|timed out|aborted/i.test(`${error.name} ${error.message}`)

/**
 * Notifies applicants by SMS; each is claimed in the database, so notified once. One that the provider refuses keeps
 * no other waiting: it is tried again later and later, a limited number of times. One of unknown outcome is not sent
 * again.
 */
export function createApplicantNotices(db: Db, { port, now }: Deps) {
  const refused = new Map<string, Refused>()
  const news = eq(applications.isNews, true)
  const mark = (applicationNo: string, isNews: boolean) =>
    db
      .update(applications)
      .set({ isNews })
      .where(and(eq(applications.applicationNo, applicationNo), isNews ? undefined : news))
      .returning({ phone: applications.phone })

  /** Whether it is to be tried again. */
  function postpone(applicationNo: string): boolean {
    const tries = (refused.get(applicationNo)?.tries ?? 0) + 1
    if (tries >= TRIES_MAX) return !refused.delete(applicationNo)
    refused.set(applicationNo, { tries, after: now() + WAIT_MS * 2 ** (tries - 1) })
    return true
  }

  return async function notifyApplicants(fail: (error: unknown) => void): Promise<void> {
    const later = [...refused].filter(([, { after }]) => after > now()).map(([no]) => no)
    const waiting = await db
      .select({ applicationNo: applications.applicationNo })
      .from(applications)
      .where(and(news, notInArray(applications.applicationNo, later)))
      .limit(BATCH)
    for (const { applicationNo } of waiting) {
      const [claimed] = await mark(applicationNo, false)
      if (!claimed) continue
      try {
        await port.send({ phone: claimed.phone, kind: 'merchantNews', code: '' })
        refused.delete(applicationNo)
      } catch (error) {
        if (!isUnknown(error) && postpone(applicationNo)) await mark(applicationNo, true)
        fail(error)
      }
    }
  }
}
