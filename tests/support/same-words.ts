import { inArray } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { TOLD_EVENTS } from '@/contract/order/order-event-rules'
import { messages } from '@/server/kernel/db/account-schema'
import { orderEvents } from '@/server/kernel/db/order-schema'
import type { TestMall } from './test-mall'

const { order, shipment, refund, invoice } = MESSAGE_CATEGORY
/** Dates in another form than `2026-11-24`, `2026-11-24 07:31` or `11月26日（周四）`. */
const OTHER_DATES = /\d{4}[/.年]\d|\d日(?!（周.）)|\d{4}-\d\d?-\d\d?T|\d\d:\d\d:\d\d/

/**
 * What messages say otherwise than the pages of their orders, by title and text, and texts with dates
 * in another form; [] when they agree.
 */
export async function disagreements({ db }: TestMall): Promise<string[]> {
  const events = await db.select().from(orderEvents)
  const told = await db
    .select()
    .from(messages)
    .where(inArray(messages.category, [order, shipment, refund, invoice]))
  const said = new Set(events.map(({ title, text }) => `${title}：${text}`))
  const titles = new Set(events.map(({ title }) => title))
  const isSaid = ({ title, summary }: (typeof told)[number]) =>
    // One message for all orders of a submission: its sums are not those of an order.
    title === TOLD_EVENTS.submitted.title
      ? titles.has(title)
      : said.has(`${title}：${summary.replace(/^订单 \w+：/, '')}`)
  const texts = [...events.map(({ text }) => text), ...told.map(({ content }) => content)]
  return [
    ...told
      .filter((message) => !isSaid(message))
      .map(({ title, summary }) => `${title}：${summary}`),
    ...texts.filter((text) => OTHER_DATES.test(text)),
  ]
}
