import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { count, nothing } from '@/contract/fields'

export const getMallFacts = endpoint({
  name: 'getMallFacts',
  method: 'POST',
  path: '/api/global/getMallFacts',
  auth: 'bearer',
  summary: 'How much the mall sells, of how many brands and shops, and out of which warehouses',
  input: nothing,
  output: z.looseObject({
    productCount: count,
    skuCount: count,
    /** Brands with products on sale. */
    brandCount: count,
    shopCount: count,
    leafCount: count,
    /** Top categories, most products first. */
    categories: z.array(
      z.looseObject({ id: z.int().check(z.positive()), name: z.string(), productCount: count }),
    ),
    /** Per province, most warehouses first. */
    warehouses: z.array(z.looseObject({ place: z.string(), count })),
  }),
})
export type MallFacts = z.infer<typeof getMallFacts.output>
