import { type AddressState, addressOf, flag, ids } from '@/contract/address-of'
import { COMPARE_MAX } from '@/contract/constants'

/** The address of /compare; `isDiffOnly` shows only rows that differ. */
export const compareAddress = addressOf({
  skuIds: ids('sku', { max: COMPARE_MAX }),
  isDiffOnly: flag('diff'),
})
export type CompareState = AddressState<typeof compareAddress>
