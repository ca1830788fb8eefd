import { desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import { formatAmount, formatPrice } from '@/contract/money'
import { opsQuotation, opsQuotations } from '@/contract/operations/quotation-operation-calls'
import { quotationBadge } from '@/contract/quotation/quotation-status-rules'
import { quotations, users } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { OperatorError } from '@/server/kernel/operator-error'
import { statesOf } from '@/server/modules/quotation/quotation-repository'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'

type Row = { quotation: typeof quotations.$inferSelect; userName: string }

const selected = (db: Db) =>
  db
    .select({ quotation: quotations, userName: users.username })
    .from(quotations)
    .innerJoin(users, eq(users.id, quotations.userId))

/** Quotations as operators see them now. */
async function listed(db: Db, rows: readonly Row[], now: number) {
  const stateOf = await statesOf(
    db,
    rows.map(({ quotation }) => quotation),
    now,
  )
  return rows.map(({ quotation: { no, content, createdAt, validUntil }, userName }) => {
    const { status, orderNos } = stateOf(no)
    return {
      quotationNo: no,
      userName,
      buyer: content.buyer.company || content.buyer.contact,
      total: content.totals.total,
      status,
      statusText: quotationBadge(status).title,
      issuedAt: createdAt.getTime(),
      validUntil: validUntil.getTime(),
      orderNos,
    }
  })
}

type Listed = Output<typeof opsQuotations>['list'][number]

const quotationLine = (one: Listed) => [
  one.quotationNo,
  shownTime(one.issuedAt),
  one.statusText,
  `¥${formatAmount(one.total)}`,
  one.userName,
  one.buyer,
  `until ${shownTime(one.validUntil)}`,
  one.orderNos.join(','),
]

/** Quotations: what buyers have been offered. */
export const QUOTATION_OPERATIONS = [
  handle(opsQuotations, {
    async run({ db, now, input: { text, limit } }) {
      const part = text && `%${escapeLike(text)}%`
      const rows = await selected(db)
        .where(
          part
            ? or(
                ilike(quotations.no, part),
                ilike(quotations.words, part),
                ilike(users.username, part),
                sql`${quotations.content}->'buyer'->>'company' ilike ${part}`,
              )
            : undefined,
        )
        .orderBy(desc(quotations.createdAt), desc(quotations.no))
        .limit(limit)
      return { list: await listed(db, rows, now()) }
    },
    show: ({ list }) => rowsOf(list, quotationLine, 'no quotation'),
  }),
  handle(opsQuotation, {
    subject: ({ quotationNo }) => quotationNo,
    async run({ db, now, input: { quotationNo } }) {
      const rows = await selected(db).where(eq(quotations.no, quotationNo))
      const [shown] = await listed(db, rows, now())
      const [row] = rows
      if (!shown || !row) throw new OperatorError(`no quotation has the number ${quotationNo}`)
      return { quotation: shown, content: row.quotation.content }
    },
    show: ({ quotation, content }) =>
      [
        rowsOf([quotation], quotationLine, ''),
        rowsOf(
          content.lines,
          ({ itemNo, title, spec, qty, unit, price, amount }) => [
            itemNo,
            title,
            spec,
            `${qty} ${unit}`,
            `¥${formatPrice(price)}`,
            `¥${formatAmount(amount)}`,
          ],
          'no line',
        ),
      ].join('\n'),
  }),
]
