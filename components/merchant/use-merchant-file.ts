import { getMerchantFile } from '@/contract/merchant/merchant-calls'
import { useObjectUrl } from '@/hooks/browser/use-object-url'
import { useEndpoint } from '@/hooks/call/use-endpoint'

/** Authorization to view a file: its draft, or the phone proof. */
export type FileHolder = { draftId: string; ticket: string }

/** Object URL of an application's file, '' before it has loaded; `retry` loads one again that failed. */
export function useMerchantFile(fileId: string, { draftId, ticket }: FileHolder) {
  const input = { fileId, ...(draftId && { draftId }), ...(ticket && { ticket }) }
  const { data, error, retry } = useEndpoint(getMerchantFile, input)
  return { url: useObjectUrl(data?.blob), failure: error?.message ?? '', retry }
}
