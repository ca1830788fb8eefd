import * as z from 'zod/mini'
import { areaCode, count, price } from './common'
import { endpoint } from './endpoint'

/** What a switch of area may do to a line of the cart; a line that cannot be bought has no other. */
export const areaChangeKind = z.enum(['unsellable', 'dearer', 'later'])
export type AreaChangeKind = z.infer<typeof areaChangeKind>

export const areaChange = z.looseObject({
  /** The cart line; it comes once for each of its changes. */
  id: z.string(),
  skuId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  unit: z.string(),
  qty: count,
  becomes: areaChangeKind,
  priceFrom: price,
  priceTo: price,
  leadDaysFrom: count,
  leadDaysTo: count,
})
export type AreaChange = z.infer<typeof areaChange>

export const previewAreaSwitch = endpoint({
  name: 'previewAreaSwitch',
  method: 'POST',
  path: '/api/global/previewAreaSwitch',
  auth: 'user',
  summary: 'Cart lines that another area would make unsellable, dearer or later',
  input: z.object({ areaCode, currentAreaCode: areaCode }),
  output: z.looseObject({ changes: z.array(areaChange), lineCount: count }),
})
export type AreaPreview = z.infer<typeof previewAreaSwitch.output>
