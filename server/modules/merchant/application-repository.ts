import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { JOIN_TICKET_MS } from '@/contract/merchant'
import { type JoinStatus, OPEN_JOINS } from '@/contract/merchant-state'
import type { Db } from '@/server/db/client'
import { digest, randomToken } from '@/server/db/digest'
import { merchantApplications as applications, merchantTickets } from '@/server/db/service-schema'

export type ApplicationRow = typeof applications.$inferSelect
/** What an operator is shown at once. */
const LISTED = 50

/** SQL of applications, and of who may look at them. */
export function createApplications(db: Db, now: () => number) {
  return {
    /** An application of the company that is still open. */
    async openOf(creditCode: string): Promise<boolean> {
      const own = eq(applications.creditCode, creditCode)
      const rows = await db
        .select({ no: applications.applicationNo })
        .from(applications)
        .where(and(own, inArray(applications.status, [...OPEN_JOINS])))
      return rows.length > 0
    },

    async lock(tx: Db, applicationNo: string): Promise<ApplicationRow | undefined> {
      const [row] = await tx
        .select()
        .from(applications)
        .where(eq(applications.applicationNo, applicationNo))
        .for('update')
      return row
    },

    ofPhone: (phone: string): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(applications)
        .where(eq(applications.phone, phone))
        .orderBy(desc(applications.createdAt), desc(applications.applicationNo)),

    inStatus: (statuses: readonly JoinStatus[]): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(applications)
        .where(inArray(applications.status, [...statuses]))
        .orderBy(applications.createdAt)
        .limit(LISTED),

    /** A proof of the phone that holds for a while. */
    async openTicket(phone: string): Promise<string> {
      const ticket = randomToken()
      const expiresAt = new Date(now() + JOIN_TICKET_MS)
      await db.delete(merchantTickets).where(lt(merchantTickets.expiresAt, new Date(now())))
      await db.insert(merchantTickets).values({ hash: digest(ticket), phone, expiresAt })
      return ticket
    },

    /** The phone a ticket proves; null for one that is over or none. */
    async phoneOf(ticket: string): Promise<string | null> {
      const isHeld = gt(merchantTickets.expiresAt, new Date(now()))
      const [row] = await db
        .select()
        .from(merchantTickets)
        .where(and(eq(merchantTickets.hash, digest(ticket)), isHeld))
      return row?.phone ?? null
    },
  }
}
