import { getPicture } from '@/contract/file'
import { usePersonal } from './use-personal'

/** A picture the user uploaded; '' asks for none. */
export function useOwnPicture(fileId: string) {
  const { data, error } = usePersonal(fileId ? getPicture : null, { fileId })
  return { picture: data?.blob, hasFailed: error !== undefined }
}
