import { STORAGE } from '@/contract/constants'
import { localKeys, removeLocal } from './local-store'
import { removeTab } from './tab-store'

/**
 * Clears the personal data of this browser (SPEC section 3). When the session has ended by itself, what
 * was typed stays (RELIABILITY section 2): drafts have an owner and are shown to nobody else.
 */
export function clearPersonal(keepsDrafts: boolean): void {
  removeLocal(STORAGE.userInfo)
  removeLocal(STORAGE.goodsInfo)
  removeLocal(STORAGE.cartChanged)
  for (const key of localKeys(STORAGE.cartEdits)) removeLocal(key)
  if (keepsDrafts) return
  removeLocal(STORAGE.quickOrder)
  removeTab(STORAGE.checkoutDraft)
  removeTab(STORAGE.inquiryDraft)
}
