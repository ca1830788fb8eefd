import { and, eq, inArray } from 'drizzle-orm'
import { type ClosingObstacles, obstacleTexts } from '@/contract/account/own-data-calls'
import {
  deviceCookies,
  knownDevices,
  phoneTickets,
  smsCodes,
  smsOutbox,
} from '@/server/kernel/db/access-schema'
import {
  addresses,
  arrivalNotices,
  browsed,
  buyerCodes,
  cartLines,
  favorites,
  invoiceTitles,
  messages,
  purchaseLists,
  quotations,
  searchHistory,
  sessions,
  users,
} from '@/server/kernel/db/account-schema'
import { comments } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { lockUser } from '@/server/kernel/db/lock-user'
import { FILE_KINDS, files, submitKeys } from '@/server/kernel/db/order-schema'
import { chatThreads } from '@/server/kernel/db/service-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { closingObstacles } from './closing-obstacles'

/** Everything of an account that no law asks to keep; what hangs on it goes with it. */
const PERSONAL = [
  sessions,
  cartLines,
  searchHistory,
  messages,
  favorites,
  browsed,
  arrivalNotices,
  buyerCodes,
  purchaseLists,
  addresses,
  invoiceTitles,
  quotations,
  inquiries,
  submitKeys,
  chatThreads,
  knownDevices,
  deviceCookies,
  phoneTickets,
]

/** Files that prove nothing about an order, or a shop, go. */
const IS_KEPT: Record<(typeof FILE_KINDS)[number], boolean> = {
  voucher: true,
  comment: true,
  afterSale: true,
  avatar: false,
  merchant: true,
  inquiry: false,
  inquiryFile: false,
  invoice: true,
}
const ANONYMOUS = '已注销用户'

/** Throws while anything is open, naming it. */
export function requireSettled(found: ClosingObstacles): void {
  const open = obstacleTexts(found)
  if (open.length === 0) return
  throw new HttpError('CONFLICT', `还有 ${open.join('、')}，处理完后才能注销`)
}

/**
 * Closes an account whose owner has proved to be it; throws while anything is open. The row stays without
 * name and phone, for orders, payments and invoices that must be kept; both can be registered anew. Its new
 * `passwordHash` is nobody's.
 */
export async function closeAccount(
  tx: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<void> {
  await lockUser(userId, tx)
  requireSettled(await closingObstacles(tx, userId))
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
  for (const table of PERSONAL) await tx.delete(table).where(eq(table.userId, userId))
  const personal = FILE_KINDS.filter((kind) => !IS_KEPT[kind])
  await tx.delete(files).where(and(eq(files.userId, userId), inArray(files.kind, personal)))
  await tx.delete(smsCodes).where(eq(smsCodes.phone, user.phone))
  await tx.delete(smsOutbox).where(eq(smsOutbox.phone, user.phone))
  await tx.update(comments).set({ author: ANONYMOUS }).where(eq(comments.userId, userId))
  await tx
    .update(users)
    .set({
      // Neither can be typed as a user name or a phone.
      username: `closed-${userId}`,
      phone: `closed-${userId}`,
      passwordHash,
      nickname: '',
      companyName: '',
      avatarId: null,
      realName: '',
      gender: 'none',
      position: '',
      email: '',
      creditCode: '',
      industry: '',
      companySize: '',
      passwordChangedAt: null,
      closedAt: new Date(now),
    })
    .where(eq(users.id, userId))
}
