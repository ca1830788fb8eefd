import { and, count, eq, isNull, or } from 'drizzle-orm'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { blockAccounts } from '@/server/modules/account/block-account'
import { hashPassword } from '@/server/modules/account/password'
import { sendWelcome } from '@/server/modules/message/welcome'

/** Demo accounts of a fresh mall, printed at its start. */
export const DEMO_ACCOUNTS = [
  {
    username: 'demo',
    password: 'Demo#2026',
    phone: '19900000001',
    companyName: '示例机械制造有限公司',
  },
  {
    username: 'buyer',
    password: 'Buyer#2026',
    phone: '19900000002',
    companyName: '示例电气工程有限公司',
  },
] as const

/** Printed at the start of a mall whose shops answer automatically. */
export const AUTOPILOT_TEXT =
  'Autopilot: shops accept, ship, deliver, answer after-sale and inquiries by themselves (AUTOPILOT=0 leaves it to npm run ops)'

/** By name and number: a customer may have one of these names. */
const isDemo = or(
  ...DEMO_ACCOUNTS.map(({ username, phone }) =>
    and(eq(users.username, username), eq(users.phone, phone)),
  ),
)

/** The demo accounts that can sign in. */
export async function openDemoAccounts(db: Db) {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(and(isDemo, isNull(users.blockedAt)))
  return DEMO_ACCOUNTS.filter(({ username }) => rows.some((row) => row.username === username))
}

/** Tells who started the mall how to sign in. */
export function printAccounts(accounts: Awaited<ReturnType<typeof openDemoAccounts>>): void {
  for (const { username, password } of accounts) {
    console.log(`Demo account: ${username} / ${password}`)
  }
}

/** Stops the accounts whose passwords everybody knows; the names of those that were open. */
export async function blockDemoAccounts(db: Db): Promise<string[]> {
  const open = await openDemoAccounts(db)
  const names = open.map(({ username }) => username)
  return names.length > 0 ? blockAccounts(db, names, Date.now()) : []
}

type NewAccount = { username: string; password: string; phone: string; companyName: string }

/** Creates an account unless there is one of its name or phone; it gets the welcome message. */
export async function createAccount(db: Db, { password, ...account }: NewAccount): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...account, passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (made) await sendWelcome(tx, made.id)
  })
}

/** Creates the demo accounts when there are no accounts. */
export async function ensureDemoAccounts(db: Db): Promise<void> {
  const [row] = await db.select({ users: count() }).from(users)
  if (Number(row?.users ?? 0) > 0) return
  for (const account of DEMO_ACCOUNTS) await createAccount(db, account)
}
