import { eq } from 'drizzle-orm'
import { type JoinTransitionName, joinTarget } from '@/contract/merchant/merchant-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { merchantApplications as applications } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { type ApplicationRow, createApplications } from './application-repository'
import { moveShop } from './merchant-shop'

type Move = { name: JoinTransitionName; now: number; note?: string; isNews?: boolean }
type Effect = Partial<Pick<ApplicationRow, 'form' | 'creditCode'>>

/** Applies a transition to a locked application and its shop; throws CONFLICT for any not allowed. */
export async function transitionApplication(
  tx: Db,
  row: ApplicationRow,
  { name, now, note = '', isNews = false }: Move,
  effect: Effect = {},
): Promise<ApplicationRow> {
  const status = joinTarget(name, row.status)
  if (status === null) throw new HttpError('CONFLICT', '申请状态已变化，请刷新后重试')
  const history = [{ status, note, at: now }, ...row.history]
  const [moved] = await tx
    .update(applications)
    .set({ ...effect, status, history, ...(isNews && { isNews }) })
    .where(eq(applications.applicationNo, row.applicationNo))
    .returning()
  if (!moved) throw new Error('update returned no row')
  return { ...moved, shopId: await moveShop(tx, moved, { name, now }) }
}

/** The mall's side of applications; every step notifies the applicant. */
export function createReview(db: Db, now: () => number) {
  const repository = createApplications(db, now)
  const decide = (name: JoinTransitionName) => (applicationNo: string, note: string) =>
    db.transaction(async (tx) => {
      const row = await repository.lock(tx, applicationNo)
      if (!row) throw new HttpError('NOT_FOUND', '申请不存在')
      return transitionApplication(tx, row, { name, note, now: now(), isNews: true })
    })
  return {
    ask: decide('ask'),
    approve: decide('approve'),
    sign: decide('sign'),
    reject: decide('reject'),
  }
}
