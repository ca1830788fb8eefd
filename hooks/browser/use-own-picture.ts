import { getPicture } from '@/contract/site/file-calls'
import { usePersonal } from '@/hooks/call/use-personal'

/** A picture the user uploaded; '' sends no request. */
export function useOwnPicture(fileId: string) {
  const { data, error, retry } = usePersonal(fileId ? getPicture : null, { fileId })
  return { picture: data?.blob, hasFailed: error !== undefined, retry }
}
