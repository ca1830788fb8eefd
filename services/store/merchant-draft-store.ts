import { STORAGE } from '@/contract/constants'
import {
  EMPTY_DRAFT,
  type MerchantDraft,
  merchantDraft,
} from '@/contract/merchant/merchant-draft-calls'
import { readLocal, removeLocal, writeLocal } from './local-store'

/** A merchant application not submitted yet; it survives a reload, files by their ids. */
export const merchantDraftStore = {
  read: (): MerchantDraft => readLocal(STORAGE.merchantDraft, merchantDraft) ?? EMPTY_DRAFT,
  write: (draft: MerchantDraft): boolean => writeLocal(STORAGE.merchantDraft, draft),
  clear: () => removeLocal(STORAGE.merchantDraft),
}
