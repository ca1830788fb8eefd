import type { MerchantDraft } from '@/contract/merchant-draft'
import type { DraftChange } from '@/hooks/use-merchant-draft'
import type { UploadPlace } from '@/hooks/use-merchant-upload'

/** What every step of the form works on. */
export type StepProps = {
  draft: MerchantDraft
  change: DraftChange
  /** What is wrong with a field, '' for nothing or while nobody has been there. */
  fault: (path: string) => string
  place: UploadPlace
}
