import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { JOIN_TICKET_MS } from '@/contract/merchant/merchant-calls'
import { type JoinStatus, OPEN_JOINS } from '@/contract/merchant/merchant-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { digest, randomToken } from '@/server/kernel/db/digest'
import {
  merchantApplications as applications,
  merchantTickets,
} from '@/server/kernel/db/service-schema'

export type ApplicationRow = typeof applications.$inferSelect
/** Page size of the operators' list. */
const LISTED = 50

/** Queries of merchant applications and of the tickets that give access to them. */
export function createApplications(db: Db, now: () => number) {
  return {
    /** Whether the company has an open application. */
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

    /** Issues a short-lived ticket for a verified phone. */
    async openTicket(phone: string): Promise<string> {
      const ticket = randomToken()
      const expiresAt = new Date(now() + JOIN_TICKET_MS)
      await db.delete(merchantTickets).where(lt(merchantTickets.expiresAt, new Date(now())))
      await db.insert(merchantTickets).values({ hash: digest(ticket), phone, expiresAt })
      return ticket
    },

    /** The phone of a ticket; null when it is expired or unknown. */
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
