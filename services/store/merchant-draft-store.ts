import {
  EMPTY_DRAFT,
  type MerchantDraft,
  merchantDraft,
} from '@/contract/merchant/merchant-draft-calls'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { removeLocal, writeLocal } from './local-store'
import { readLocal } from './read-stored'

/** A merchant application not submitted yet; it survives a reload, files by their ids. */
export const merchantDraftStore = {
  read: (): MerchantDraft => readLocal(SCREEN_STORAGE.merchantDraft, merchantDraft) ?? EMPTY_DRAFT,
  write: (draft: MerchantDraft): boolean => writeLocal(SCREEN_STORAGE.merchantDraft, draft),
  clear: () => removeLocal(SCREEN_STORAGE.merchantDraft),
}
