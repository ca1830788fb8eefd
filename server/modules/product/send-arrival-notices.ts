import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { sendMessage } from '@/server/modules/message/send-message'
import { createArrivals } from './arrival-repository'

const BATCH = 100

/** Sends due back-in-stock alerts, each once; returns how many. */
export async function sendArrivalNotices(db: Db, now: number): Promise<number> {
  const arrivals = createArrivals(db)
  return db.transaction(async (tx) => {
    const due = await arrivals.takeDue(BATCH, tx)
    for (const { notice, sku, product } of due) {
      await sendMessage(tx, {
        userId: notice.userId,
        category: MESSAGE_CATEGORY.arrival,
        title: `到货通知：${product.title} ${sku.spec}`,
        summary: `您等待的 ${sku.itemNo} 现有 ${formatQuantity(sku.stock, sku.unit)}，可以下单了。`,
        content: `您登记到货通知的商品已有库存。\n\n商品：${product.title} ${sku.spec}（编号 ${sku.itemNo}）\n\n现有库存：${formatQuantity(sku.stock, sku.unit)}。库存以下单时为准，本通知只发送一次。`,
        link: routes.product(product.id, sku.id),
        createdAt: new Date(now),
      })
    }
    return due.length
  })
}
