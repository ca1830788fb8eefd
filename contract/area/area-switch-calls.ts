import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, price } from '@/contract/fields'

/** Effect of an area switch on a cart line; a line that cannot be bought has only that one. */
export const areaChangeKind = z.enum(['unsellable', 'dearer', 'later'])
export type AreaChangeKind = z.infer<typeof areaChangeKind>

export const areaChange = z.looseObject({
  /** The cart line; repeated for each of its changes. */
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
