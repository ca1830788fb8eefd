import { STORAGE } from '@/contract/constants'
import { localKeys, localValue, notedUserId, removeLocal, writeLocal } from './local-store'
import { removeTab, tabValue } from './tab-store'

/** What a buyer has typed and not sent: in this browser, and in this tab. */
export const LOCAL_DRAFTS = [STORAGE.quickOrder]
export const TAB_DRAFTS = [STORAGE.checkoutDraft, STORAGE.inquiryDraft]

/** Where a draft waits for its buyer: as `{ userId, value }`. */
export const asideKey = (draft: string) => `${STORAGE.draftAside} ${draft}`

/** Whose session has ended by itself in this browser, until somebody signs in; null for nobody's. */
export function endedUserId(): string | null {
  const id = localValue(STORAGE.endedUser)
  return typeof id === 'string' ? id : null
}

function clearAccount(): void {
  removeLocal(STORAGE.userInfo)
  removeLocal(STORAGE.goodsInfo)
  removeLocal(STORAGE.cartChanged)
  for (const key of localKeys(STORAGE.cartEdits)) removeLocal(key)
}

function setAside(draft: string, value: unknown, userId: string): void {
  if (value !== null) writeLocal(asideKey(draft), { userId, value })
}

export function forgetAside(): void {
  removeLocal(STORAGE.endedUser)
  for (const key of localKeys(STORAGE.draftAside)) removeLocal(key)
}

/** Takes the drafts of this tab out of it; they stay with a buyer whose session ended by itself. */
export function leaveTabDrafts(userId = endedUserId()): void {
  for (const draft of TAB_DRAFTS) {
    if (userId) setAside(draft, tabValue(draft), userId)
    removeTab(draft)
  }
}

/** Clears the personal data on sign-out (SPEC section 3). */
export function clearPersonal(): void {
  clearAccount()
  for (const draft of LOCAL_DRAFTS) removeLocal(draft)
  for (const draft of TAB_DRAFTS) removeTab(draft)
  forgetAside()
}

/**
 * Clears the personal data when the session has ended by itself. What was typed waits for the same
 * buyer (RELIABILITY section 2): whoever comes to this browser meanwhile does not see it.
 */
export function setPersonalAside(): void {
  const userId = notedUserId() ?? endedUserId()
  clearAccount()
  if (!userId) return // what a visitor has typed is nobody else's
  writeLocal(STORAGE.endedUser, userId)
  for (const draft of LOCAL_DRAFTS) {
    const value = localValue(draft)
    removeLocal(draft) // first: there may be room for one of them alone
    setAside(draft, value, userId)
  }
  leaveTabDrafts(userId)
}
