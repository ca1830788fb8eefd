import { getMerchantFile } from '@/contract/merchant'
import { useEndpoint } from './use-endpoint'
import { useObjectUrl } from './use-object-url'

/** How a file may be looked at: by its draft, or by the proof of the phone. */
export type FileHolder = { draftId: string; ticket: string }

/** A file of an application as an address to look at, '' before it is there. */
export function useMerchantFile(fileId: string, { draftId, ticket }: FileHolder) {
  const input = { fileId, ...(draftId && { draftId }), ...(ticket && { ticket }) }
  const { data, error } = useEndpoint(getMerchantFile, input)
  return { url: useObjectUrl(data?.blob), failure: error?.message ?? '' }
}
