import { localValue, writeLocal } from './local-store'
import { asideKey, endedUserId, forgetAside, LOCAL_DRAFTS, TAB_DRAFTS } from './personal-data'
import { tabValue, writeTab } from './tab-store'

/** The value of a draft that was set aside; null without one. */
function asideValue(draft: string): unknown {
  const aside = localValue(asideKey(draft))
  return typeof aside === 'object' && aside !== null && 'value' in aside ? aside.value : null
}

/** Whether drafts of a session that ended by itself wait in this browser. */
export const hasDraftsAside = (): boolean => endedUserId() !== null

/** Gives a buyer who has signed in their drafts back; those of another are forgotten. */
export function takeDraftsBack(userId: string): void {
  if (endedUserId() === userId) {
    for (const draft of LOCAL_DRAFTS) {
      const value = asideValue(draft)
      if (value !== null && localValue(draft) === null) writeLocal(draft, value)
    }
    for (const draft of TAB_DRAFTS) {
      const value = asideValue(draft)
      if (value !== null && tabValue(draft) === null) writeTab(draft, value)
    }
  }
  forgetAside()
}
