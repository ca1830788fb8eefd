import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { chinaDayEnd, chinaDayStart } from '@/contract/china-clock'
import {
  opsAudit,
  opsTokenCreate,
  opsTokenList,
  opsTokenRevoke,
} from '@/contract/operations/access-operation-calls'
import { operationAudit } from '@/server/kernel/db/access-schema'
import { shops } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'
import { createOperator, listOperators, revokeOperator } from './operator-tokens'

const subject = ({ name }: { name: string }) => name

async function requireShop(db: Db, id: number): Promise<void> {
  const [row] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, id))
  if (!row) throw new OperatorError(`no shop has the number ${id}`)
}

/** A change in one line: `status: 1 -> 2`. */
function changeText(before: unknown, after: unknown): string {
  const old = Object.entries(before ?? {})
  const later = new Map(Object.entries(after ?? {}))
  return old
    .map(
      ([name, value]) => `${name}: ${JSON.stringify(value)} -> ${JSON.stringify(later.get(name))}`,
    )
    .join(', ')
}

/** Who may operate by a token, and what operators have done. */
export const ACCESS_OPERATIONS = [
  handle(opsTokenCreate, {
    subject,
    async run({ db, now, input: { name, shop } }) {
      if (shop !== undefined) await requireShop(db, shop)
      const who =
        shop === undefined
          ? ({ name, role: 'operator', shopId: null } as const)
          : ({ name, role: 'shop', shopId: shop } as const)
      const token = await createOperator(db, { ...who, now: now() })
      return { name, token }
    },
    show: ({ name, token }) => `${name}  ${token}  (shown this once: OPS_TOKEN=…)`,
  }),
  handle(opsTokenList, {
    run: async ({ db }) => ({
      list: (await listOperators(db)).map(({ name, role, shopId, createdAt, revokedAt }) => ({
        name,
        role,
        shopId,
        createdAt: createdAt.getTime(),
        revokedAt: revokedAt?.getTime() ?? null,
      })),
    }),
    show: ({ list }) =>
      rowsOf(
        list,
        ({ name, role, shopId, createdAt, revokedAt }) => [
          name,
          shopId === null ? role : `${role} ${shopId}`,
          shownTime(createdAt),
          revokedAt === null ? '' : `revoked ${shownTime(revokedAt)}`,
        ],
        'nobody has a token',
      ),
  }),
  handle(opsTokenRevoke, {
    subject,
    async run({ db, now, input: { name } }) {
      await revokeOperator(db, name, now())
      return { name }
    },
    show: ({ name }) => `${name}: revoked`,
  }),
  handle(opsAudit, {
    async run({ db, input: { day, actor, subject: about, limit } }) {
      const rows = await db
        .select()
        .from(operationAudit)
        .where(
          and(
            day ? gte(operationAudit.at, new Date(chinaDayStart(day))) : undefined,
            day ? lte(operationAudit.at, new Date(chinaDayEnd(chinaDayStart(day)))) : undefined,
            actor ? eq(operationAudit.actor, actor) : undefined,
            about ? eq(operationAudit.subject, about) : undefined,
          ),
        )
        .orderBy(desc(operationAudit.id))
        .limit(limit)
      return { list: rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })) }
    },
    show: ({ list }) =>
      rowsOf(
        list,
        ({ at, actor, verb, subject: about, before, after, refusal }) => [
          shownTime(at),
          actor,
          verb,
          about,
          changeText(before, after),
          refusal && `refused: ${refusal}`,
        ],
        'nothing recorded',
      ),
  }),
]
