import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { sendWelcome } from '@/server/modules/system-message/welcome'

const UNIQUE_VIOLATION = '23505'
const violation = z.object({
  cause: z.object({ code: z.literal(UNIQUE_VIOLATION), message: z.string() }),
})

/** Somebody was faster: says which field is taken. */
function refuseTaken(error: unknown): never {
  const parsed = violation.safeParse(error)
  if (!parsed.success) throw error
  // Not every driver hands the constraint's name on; the message has it.
  const isName = parsed.data.cause.message.includes('users_username')
  throw isName
    ? new Fault('BAD_INPUT', '这个用户名已被使用，请换一个', { data: { field: 'username' } })
    : new Fault('BAD_INPUT', '该手机号已被其他账号使用', { data: { field: 'phone' } })
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'phone' | 'passwordHash' | 'companyName'
>

/** SQL of accounts. */
export function createAccounts(db: Db, now: () => number) {
  return {
    async hasName(username: string): Promise<boolean> {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
      return row !== undefined
    },

    async byPhone(phone: string) {
      const [user] = await db.select().from(users).where(eq(users.phone, phone))
      return user
    },

    async get(userId: string) {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      if (!user) throw new Fault('UNAUTHORIZED', '账号不存在')
      return user
    },

    /** Adds an account and welcomes it; refuses a name or a phone that is taken. */
    async add(user: NewUser): Promise<string> {
      try {
        return await db.transaction(async (tx) => {
          const made = await tx
            .insert(users)
            .values({ ...user, createdAt: new Date(now()) })
            .returning({ id: users.id })
          const id = made[0]?.id ?? ''
          await sendWelcome(tx, id)
          return id
        })
      } catch (error) {
        return refuseTaken(error)
      }
    },

    async setPhone(userId: string, phone: string, tx: Db): Promise<void> {
      try {
        await tx.update(users).set({ phone }).where(eq(users.id, userId))
      } catch (error) {
        refuseTaken(error)
      }
    },
  }
}
