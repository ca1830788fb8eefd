import * as z from 'zod/mini'
import { QTY_MAX, STORAGE } from '@/contract/constants'
import { readLocal, removeLocal } from './local-store'

const goodsInfo = z.array(
  z.object({
    skuId: z.int().check(z.positive()),
    qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
    title: z.string(),
    note: z.optional(z.string()),
    buyerCode: z.optional(z.string()),
    priceSeen: z.optional(z.int()),
  }),
)
export type GoodsInfo = z.infer<typeof goodsInfo>

/** Takes the goods a visitor put into the cart before signing in (SPEC: goodsInfo); none without. */
export function takePendingGoods(): GoodsInfo {
  const goods = readLocal(STORAGE.goodsInfo, goodsInfo) ?? []
  removeLocal(STORAGE.goodsInfo)
  return goods
}
