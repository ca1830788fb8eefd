import { STORAGE } from '@/contract/constants'
import { EMPTY_DRAFT, type MerchantDraft, merchantDraft } from '@/contract/merchant-draft'
import { readLocal, removeLocal, writeLocal } from './local-store'

/** An application that is not handed in yet; it survives a reload, its files by their ids. */
export const merchantDraftStore = {
  read: (): MerchantDraft => readLocal(STORAGE.merchantDraft, merchantDraft) ?? EMPTY_DRAFT,
  write: (draft: MerchantDraft): boolean => writeLocal(STORAGE.merchantDraft, draft),
  clear: () => removeLocal(STORAGE.merchantDraft),
}
