import { count, inArray } from 'drizzle-orm'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { hashPassword } from '@/server/modules/oauth/password'
import { sendWelcome } from '@/server/modules/system-message/welcome'

/** Accounts of a fresh mall, printed at its start. */
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

/** Said at the start of a mall whose shops answer by themselves. */
export const AUTOPILOT_TEXT =
  'Autopilot: shops accept, ship, deliver and answer after-sale by themselves (AUTOPILOT=0 leaves it to npm run ops)'

/** Whether this is a mall to try things in. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const names = DEMO_ACCOUNTS.map(({ username }) => username)
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, names))
    .limit(1)
  return row !== undefined
}

/** Says which accounts a newcomer can sign in with. */
export function printDemoAccounts(): void {
  for (const { username, password } of DEMO_ACCOUNTS) {
    console.log(`Demo account: ${username} / ${password}`)
  }
}

/** Makes the demo accounts in a mall without any account; each is welcomed by a message. */
export async function ensureDemoAccounts(db: Db): Promise<void> {
  const [row] = await db.select({ users: count() }).from(users)
  if (Number(row?.users ?? 0) > 0) return
  for (const { password, ...account } of DEMO_ACCOUNTS) {
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
}
