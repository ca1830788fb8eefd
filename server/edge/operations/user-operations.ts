import { count, desc, eq, ilike, or } from 'drizzle-orm'
import {
  opsEndSessions,
  opsLockUser,
  opsUnlockUser,
  opsUser,
  opsUsers,
} from '@/contract/operations/user-operation-calls'
import { sessions, users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { orders } from '@/server/kernel/db/order-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { blockAccounts, endSessions, unblockAccount } from '@/server/modules/account/block-account'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'

type UserRow = typeof users.$inferSelect
type Named = { userName: string }

async function findUser(db: Db, userName: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.username, userName))
  if (row) return row
  throw new OperatorError(`nobody has the user name ${userName}`)
}

const shownUser = ({ username, phone, companyName, ...row }: UserRow) => ({
  userName: username,
  phone,
  company: companyName,
  createdAt: row.createdAt.getTime(),
  lockedAt: row.blockedAt?.getTime() ?? null,
  closedAt: row.closedAt?.getTime() ?? null,
})

const userLine = (user: ReturnType<typeof shownUser>) => [
  user.userName,
  user.phone,
  user.company,
  shownTime(user.createdAt),
  user.lockedAt === null ? '' : `locked ${shownTime(user.lockedAt)}`,
  user.closedAt === null ? '' : `closed ${shownTime(user.closedAt)}`,
]

async function sessionCount(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(sessions).where(eq(sessions.userId, userId))
  return Number(row?.all ?? 0)
}

/** What the audit compares of a user; {} for an unknown one. */
async function userFacts(db: Db, { userName }: Named) {
  const [row] = await db.select().from(users).where(eq(users.username, userName))
  if (!row) return {}
  return { isLocked: row.blockedAt !== null, sessions: await sessionCount(db, row.id) }
}

const recorded = { subject: ({ userName }: Named) => userName, facts: userFacts }

/** Users: to find, to lock, to sign out. */
export const USER_OPERATIONS = [
  handle(opsUsers, {
    async run({ db, input: { text, limit } }) {
      const part = text && `%${escapeLike(text)}%`
      const rows = await db
        .select()
        .from(users)
        .where(
          part
            ? or(
                ilike(users.username, part),
                ilike(users.companyName, part),
                ilike(users.phone, part),
              )
            : undefined,
        )
        .orderBy(desc(users.createdAt))
        .limit(limit)
      return { list: rows.map(shownUser) }
    },
    show: ({ list }) => rowsOf(list, userLine, 'no user'),
  }),
  handle(opsUser, {
    subject: recorded.subject,
    async run({ db, input: { userName } }) {
      const row = await findUser(db, userName)
      const [placed] = await db
        .select({ all: count() })
        .from(orders)
        .where(eq(orders.userId, row.id))
      const ordered = Number(placed?.all ?? 0)
      return { user: shownUser(row), orders: ordered, sessions: await sessionCount(db, row.id) }
    },
    show: ({ user, orders: placed, sessions: open }) =>
      [...userLine(user).filter(Boolean), `${placed} orders`, `${open} sessions`].join('  '),
  }),
  handle(opsLockUser, {
    ...recorded,
    async run({ db, now, input: { userName } }) {
      await findUser(db, userName)
      await blockAccounts(db, [userName], now())
      return { userName }
    },
    show: ({ userName }) => `${userName}: locked`,
  }),
  handle(opsUnlockUser, {
    ...recorded,
    async run({ db, input: { userName } }) {
      const { id, blockedAt } = await findUser(db, userName)
      if (!blockedAt) throw new OperatorError(`${userName} is not locked`)
      await unblockAccount(db, id)
      return { userName }
    },
    show: ({ userName }) => `${userName}: may sign in`,
  }),
  handle(opsEndSessions, {
    ...recorded,
    async run({ db, input: { userName } }) {
      const { id } = await findUser(db, userName)
      return { userName, sessions: await endSessions(db, id) }
    },
    show: ({ userName, sessions: ended }) => `${userName}: ${ended} sessions ended`,
  }),
]
