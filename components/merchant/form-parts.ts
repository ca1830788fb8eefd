import type { MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import type { DraftChange } from '@/hooks/merchant/use-merchant-draft'
import type { UploadPlace } from '@/hooks/merchant/use-merchant-upload'

/** Props shared by every step of the form. */
export type StepProps = {
  draft: MerchantDraft
  change: DraftChange
  /** Error message of a field, '' for none or while the field is untouched. */
  fieldError: (path: string) => string
  place: UploadPlace
}
