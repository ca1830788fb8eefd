import { eq } from 'drizzle-orm'
import { type JoinMoveName, joinTarget } from '@/contract/merchant-state'
import type { Db } from '@/server/db/client'
import { merchantApplications as applications } from '@/server/db/service-schema'
import { Fault } from '@/server/http/fault'
import { type ApplicationRow, createApplications } from './application-repository'

type Move = { name: JoinMoveName; now: number; note?: string; isNews?: boolean }
type Effect = Partial<Pick<ApplicationRow, 'form' | 'creditCode'>>

/** Moves a locked application; throws CONFLICT for a move that is not its next. */
export async function moveApplication(
  tx: Db,
  row: ApplicationRow,
  { name, now, note = '', isNews = false }: Move,
  effect: Effect = {},
): Promise<ApplicationRow> {
  const status = joinTarget(name, row.status)
  if (status === null) throw new Fault('CONFLICT', '申请状态已变化，请刷新后重试')
  const history = [{ status, note, at: now }, ...row.history]
  const [moved] = await tx
    .update(applications)
    .set({ ...effect, status, history, ...(isNews && { isNews }) })
    .where(eq(applications.applicationNo, row.applicationNo))
    .returning()
  if (!moved) throw new Error('an update without a row')
  return moved
}

/** The mall's side of applications; the applicant is told of each step. */
export function createReview(db: Db, now: () => number) {
  const repository = createApplications(db, now)
  const decide = (name: JoinMoveName) => (applicationNo: string, note: string) =>
    db.transaction(async (tx) => {
      const row = await repository.lock(tx, applicationNo)
      if (!row) throw new Fault('NOT_FOUND', '申请不存在')
      return moveApplication(tx, row, { name, note, now: now(), isNews: true })
    })
  return {
    ask: decide('ask'),
    approve: decide('approve'),
    sign: decide('sign'),
    reject: decide('reject'),
  }
}
