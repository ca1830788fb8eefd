import { chinaDate } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { gauge } from '@/server/kernel/metrics'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { createHoldReleases } from '@/server/modules/order/release-holds'
import { ordersOfDay, waitingNow } from './operations/day-report'

/** Scrapes within this time share one reading, ms. */
const FRESH_MS = 15_000
/** Longest reading, ms: without a database the process still tells its own figures. */
const READ_MS = 2000

/** Without what only `ops report` tells: counting sold-out goods reads every SKU. */
async function readFigures(db: Db, now: number) {
  const { placed, paid, cancelled, shipped } = await ordersOfDay(db, chinaDate(now))
  const events = { placed: placed.orders, paid: paid.orders, cancelled, shipped }
  const amounts = { placed: placed.amount, paid: paid.amount }
  const held = await createHoldReleases(db, () => now).total()
  return { events, amounts, waiting: await waitingNow(db, now), held }
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
