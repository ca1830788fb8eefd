import { count, eq } from 'drizzle-orm'
import { chinaDate } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { gauge } from '@/server/kernel/metrics'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { heldPieces, isUnpaidHold } from '@/server/modules/order/holds'
import { dayReport } from './operations/day-report'

/** Scrapes within this time share one reading, ms. */
const FRESH_MS = 15_000
/** Longest reading, ms: without a database the process still tells its own figures. */
const READ_MS = 2000

async function holdsOf(db: Db) {
  const [unpaid] = await db.select({ orders: count() }).from(orders).where(isUnpaidHold)
  const perSku = await db
    .select({ pieces: heldPieces })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
    .where(isUnpaidHold)
  return {
    orders: unpaid?.orders ?? 0,
    pieces: perSku.reduce((sum, { pieces }) => sum + pieces, 0),
  }
}

async function readFigures(db: Db, now: number) {
  const { placed, paid, cancelled, shipped, stuck } = await dayReport(db, chinaDate(now), now)
  const events = { placed: placed.orders, paid: paid.orders, cancelled, shipped }
  const amounts = { placed: placed.amount, paid: paid.amount }
  return { events, amounts, waiting: stuck, held: await holdsOf(db) }
}

type Figures = Awaited<ReturnType<typeof readFigures>>

/**
 * Has the metrics tell what `ops report` tells of today: every process of a mall says the same, and a
 * restart loses nothing. Absent while the database does not answer.
 */
export function tellMallFigures(db: Db, now: () => number): void {
  let last: { at: number; figures: Promise<Figures | null> } | null = null

  function figures(): Promise<Figures | null> {
    const at = performance.now()
    if (last && at - last.at < FRESH_MS) return last.figures
    const reading = withTimeBudget(READ_MS, () => readFigures(db, now())).catch(() => null)
    last = { at, figures: reading }
    return reading
  }

  const table = (
    name: string,
    { help, label, pick }: { help: string; label: string; pick: (f: Figures) => object },
  ) =>
    gauge(name, {
      help,
      labelNames: [label],
      async read(self) {
        const known = await figures()
        for (const [key, value] of Object.entries(known ? pick(known) : {})) {
          self.set({ [label]: key }, Number(value))
        }
      },
    })

  table('mall_day_orders', {
    help: 'Orders of today in China, by what happened to them',
    label: 'event',
    pick: ({ events }) => events,
  })
  table('mall_day_amount_fen', {
    help: 'Money of today’s orders, fen',
    label: 'event',
    pick: ({ amounts }) => amounts,
  })
  table('mall_waiting', {
    help: 'What waits for an operator now, as in ops report',
    label: 'what',
    pick: ({ waiting }) => waiting,
  })
  table('mall_stock_held', {
    help: 'Unpaid orders, and the pieces they hold',
    label: 'what',
    pick: ({ held }) => held,
  })
}
