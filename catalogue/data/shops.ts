import * as z from 'zod'
import { readDataFile } from '@/catalogue/reader/data-file'
import { number, text } from '@/catalogue/reader/schema'
import { fictionalCreditCode } from './credit-code'
import { once } from './once'

const SHOP_TYPES = ['自营', '旗舰', '专营', '经营部'] as const
const FEN = 100

const shop = z.strictObject({
  name: text,
  type: z.enum(SHOP_TYPES),
  company: text,
  address: text,
  warehouses: z.array(text).min(1),
  level: number,
  scores: z.array(number).length(3),
  freight: z.strictObject({ amount: number, freeFrom: number }),
  notice: text,
})

export type Shop = {
  id: number
  name: string
  type: (typeof SHOP_TYPES)[number]
  company: string
  creditCode: string
  phone: string
  address: string
  province: string
  /** Scores for description, service and logistics, times ten. */
  scores: number[]
  freightAmount: number
  freeFreightFrom: number
  notice: string
  /** Price level against the market. */
  level: number
  warehouses: string[]
}

function shopOf(row: z.output<typeof shop>, index: number): Shop {
  return {
    id: index + 1,
    name: row.name,
    type: row.type,
    company: row.company,
    creditCode: fictionalCreditCode(index + 1),
    phone: `1990000${String(1001 + index * 7)}`,
    address: row.address,
    province: row.warehouses[0] ?? '31',
    scores: row.scores,
    freightAmount: row.freight.amount * FEN,
    freeFreightFrom: row.freight.freeFrom * FEN,
    notice: row.notice,
    level: row.level,
    warehouses: row.warehouses,
  }
}

/** The 18 shops, all coined; ids 1-18. */
export const shops = once(() => readDataFile('shops.yaml', z.array(shop)).contents.map(shopOf))
