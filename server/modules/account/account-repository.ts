import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { sendWelcome } from '@/server/modules/message/welcome'

const UNIQUE_VIOLATION = '23505'
const violation = z.object({
  cause: z.object({ code: z.literal(UNIQUE_VIOLATION), message: z.string() }),
})

/** Unique violation: reports which field is already in use. */
function refuseTaken(error: unknown): never {
  const parsed = violation.safeParse(error)
  if (!parsed.success) throw error
  // Not every driver exposes the constraint's name; the message contains it.
  const isName = parsed.data.cause.message.includes('users_username')
  throw isName
    ? new HttpError('BAD_INPUT', '这个用户名已被使用，请换一个', { data: { field: 'username' } })
    : new HttpError('BAD_INPUT', '该手机号已被其他账号使用', { data: { field: 'phone' } })
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'phone' | 'passwordHash' | 'companyName'
>

/** Account queries. */
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
      if (!user) throw new HttpError('UNAUTHORIZED', '账号不存在')
      return user
    },

    /** Adds an account and sends the welcome message; refuses a name or phone already in use. */
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
